val origin = "https://learn.example"
val token = UUID.randomUUID().toString()
val parentApp = JSONObject(
  mapOf(
    "os" to "android", "version" to "3.2.0", "buildNumber" to "412", "bundleId" to "example.app",
    "token" to token, "supports" to listOf("LOG_IN_TO_SUBSCRIPTION_SERVICE", "OPEN_EXTERNAL_URL"),
  ),
)

fun show(webView: WebView) {
  webView.settings.javaScriptEnabled = true
  webView.settings.domStorageEnabled = true
  WebViewCompat.addWebMessageListener(webView, "ReactNativeWebView", setOf(origin)) {
    _, message, _, isMainFrame, _ ->
    val json = runCatching { JSONObject(message.data ?: "") }.getOrNull()
    if (isMainFrame && json?.optString("token") == token) act(json)
  }
  WebViewCompat.addDocumentStartJavaScript(webView, "window.parentApp = $parentApp;", setOf(origin))
  webView.loadUrl("$origin/home")
}

fun send(webView: WebView, text: String) {
  val quoted = JSONObject.quote(text)
  webView.evaluateJavascript(
    "document.dispatchEvent(new MessageEvent('message', { data: $quoted })); true", null)
}
