import WebKit

final class Learn: NSObject, WKScriptMessageHandler {
  let token = UUID().uuidString
  lazy var view: WKWebView = {
    let setUp = WKWebViewConfiguration()
    setUp.allowsInlineMediaPlayback = true
    setUp.preferences.isElementFullscreenEnabled = true
    let parentApp: [String: Any] = [
      "os": "ios", "version": "3.2.0", "buildNumber": "412", "bundleId": "example.app",
      "token": token, "supports": ["LOG_IN_TO_SUBSCRIPTION_SERVICE", "OPEN_EXTERNAL_URL"],
    ]
    let json = String(data: try! JSONSerialization.data(withJSONObject: parentApp), encoding: .utf8)!
    let script = """
      window.parentApp = \(json);
      window.ReactNativeWebView = {
        postMessage: (text) => window.webkit.messageHandlers.app.postMessage(text),
      };
      """
    setUp.userContentController.addUserScript(
      WKUserScript(source: script, injectionTime: .atDocumentStart, forMainFrameOnly: true))
    setUp.userContentController.add(self, name: "app")
    return WKWebView(frame: .zero, configuration: setUp)
  }()

  func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage) {
    let from = message.frameInfo.securityOrigin
    guard message.frameInfo.isMainFrame, from.protocol == "https", from.host == "learn.example",
      let text = message.body as? String,
      let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      json["token"] as? String == token
    else { return }
    act(json)
  }

  func send(_ text: String) {
    let quoted = String(data: try! JSONEncoder().encode(text), encoding: .utf8)!
    view.evaluateJavaScript(
      "window.dispatchEvent(new MessageEvent('message', { data: \(quoted) })); true")
  }
}
