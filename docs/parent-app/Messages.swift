// This file was generated from JSON Schema using quicktype, do not modify it directly.
// To parse the JSON, add this file to your project and do:
//
//   let parentApp = try? JSONDecoder().decode(ParentApp.self, from: jsonData)
//   let storePackage = try? JSONDecoder().decode(StorePackage.self, from: jsonData)
//   let storeProduct = try? JSONDecoder().decode(StoreProduct.self, from: jsonData)
//   let logInToSubscriptionService = try? JSONDecoder().decode(LogInToSubscriptionService.self, from: jsonData)
//   let purchasePackage = try? JSONDecoder().decode(PurchasePackage.self, from: jsonData)
//   let restorePurchases = try? JSONDecoder().decode(RestorePurchases.self, from: jsonData)
//   let requestGoogleIDToken = try? JSONDecoder().decode(RequestGoogleIDToken.self, from: jsonData)
//   let requestAppleIDTokenAndNonce = try? JSONDecoder().decode(RequestAppleIDTokenAndNonce.self, from: jsonData)
//   let openExternalURL = try? JSONDecoder().decode(OpenExternalURL.self, from: jsonData)
//   let subscriptionPackages = try? JSONDecoder().decode(SubscriptionPackages.self, from: jsonData)
//   let stopLoading = try? JSONDecoder().decode(StopLoading.self, from: jsonData)
//   let logInWithIDToken = try? JSONDecoder().decode(LogInWithIDToken.self, from: jsonData)
//   let signInFailed = try? JSONDecoder().decode(SignInFailed.self, from: jsonData)
//   let redirect = try? JSONDecoder().decode(Redirect.self, from: jsonData)

import Foundation

/// `window.parentApp`
// MARK: - ParentApp
struct ParentApp: Codable {
    /// The number of the build, as text.
    let buildNumber: String
    /// The app's id in the store.
    let bundleID: String
    /// Which system the app runs on.
    let os: OS
    /// The names of the messages which this version of the app answers; since 1.1. Absent means:
    /// all below.
    let supports: [String]?
    /// A new random text for each start of the web view, as a random UUID; since 1.1. Each
    /// message to the app carries it.
    let token: String?
    /// The app's own version, as the stores show it.
    let version: String

    enum CodingKeys: String, CodingKey {
        case buildNumber = "buildNumber"
        case bundleID = "bundleId"
        case os = "os"
        case supports = "supports"
        case token = "token"
        case version = "version"
    }
}

/// Which system the app runs on.
enum OS: String, Codable {
    case android = "android"
    case ios = "ios"
}

/// A learner has logged in, or was logged in already when the page started. It may come more
/// than once for one learner.
// MARK: - LogInToSubscriptionService
struct LogInToSubscriptionService: Codable {
    let payload: LogInToSubscriptionServicePayload
    /// The text of `window.parentApp.token`, where it is set.
    let token: String?
    let type: LogInToSubscriptionServiceType

    enum CodingKeys: String, CodingKey {
        case payload = "payload"
        case token = "token"
        case type = "type"
    }
}

// MARK: - LogInToSubscriptionServicePayload
struct LogInToSubscriptionServicePayload: Codable {
    /// The learner's id in Firebase and in RevenueCat.
    let uid: String

    enum CodingKeys: String, CodingKey {
        case uid = "uid"
    }
}

enum LogInToSubscriptionServiceType: String, Codable {
    case logInToSubscriptionService = "LOG_IN_TO_SUBSCRIPTION_SERVICE"
}

/// A logged-in learner has pressed a button of a plan. The page shows that it is loading.
// MARK: - PurchasePackage
struct PurchasePackage: Codable {
    let payload: PurchasePackagePayload
    /// The text of `window.parentApp.token`, where it is set.
    let token: String?
    let type: PurchasePackageType

    enum CodingKeys: String, CodingKey {
        case payload = "payload"
        case token = "token"
        case type = "type"
    }
}

// MARK: - PurchasePackagePayload
struct PurchasePackagePayload: Codable {
    /// *Our* id of the learner's present plan, or of the last one, which may have ended or come
    /// from elsewhere; `null`: there was none. So it is a hint. Google Play knows which plan is
    /// replaced: the first part of its `product:basePlan` in `CustomerInfo.activeSubscriptions`.
    let oldProductID: String?
    let package: StorePackage

    enum CodingKeys: String, CodingKey {
        case oldProductID = "oldProductID"
        case package = "package"
    }
}

/// What the store sells.
// MARK: - StorePackage
struct StorePackage: Codable {
    /// The package's identifier in RevenueCat's offering: `BASIC_monthly`, `BASIC_annually`,
    /// `VIP_monthly` or `VIP_annually`.
    let identifier: String
    /// The offering's identifier: `VIP_BASIC_PRIVATE_monthly`.
    let offeringIdentifier: String
    let product: StoreProduct

    enum CodingKeys: String, CodingKey {
        case identifier = "identifier"
        case offeringIdentifier = "offeringIdentifier"
        case product = "product"
    }
}

/// How the store sells it.
// MARK: - StoreProduct
struct StoreProduct: Codable {
    /// The product's id in the store.
    let identifier: String
    /// The store's introductory price, if this learner can still have it. Any object makes the
    /// page say '30 days free, then'; `null` or nothing: no free trial.
    let introPrice: [String: JSONAny]?
    /// The price as the store writes it for this learner, with its currency. The page shows it
    /// as it is.
    let priceString: String
    /// How long one payment lasts, as ISO 8601: a month or a year. Leave out packages of other
    /// periods.
    let subscriptionPeriod: SubscriptionPeriod

    enum CodingKeys: String, CodingKey {
        case identifier = "identifier"
        case introPrice = "introPrice"
        case priceString = "priceString"
        case subscriptionPeriod = "subscriptionPeriod"
    }
}

/// How long one payment lasts, as ISO 8601: a month or a year. Leave out packages of other
/// periods.
enum SubscriptionPeriod: String, Codable {
    case p1M = "P1M"
    case p1Y = "P1Y"
}

enum PurchasePackageType: String, Codable {
    case purchasePackage = "PURCHASE_PACKAGE"
}

/// A logged-in learner has pressed 'Restore purchase'. The stores want this to happen on a
/// tap only.
// MARK: - RestorePurchases
struct RestorePurchases: Codable {
    let payload: RestorePurchasesPayload
    /// The text of `window.parentApp.token`, where it is set.
    let token: String?
    let type: RestorePurchasesType

    enum CodingKeys: String, CodingKey {
        case payload = "payload"
        case token = "token"
        case type = "type"
    }
}

// MARK: - RestorePurchasesPayload
struct RestorePurchasesPayload: Codable {
}

enum RestorePurchasesType: String, Codable {
    case restorePurchases = "RESTORE_PURCHASES"
}

/// A visitor has pressed 'Continue with Google'.
// MARK: - RequestGoogleIDToken
struct RequestGoogleIDToken: Codable {
    let payload: RequestGoogleIDTokenPayload
    /// The text of `window.parentApp.token`, where it is set.
    let token: String?
    let type: RequestGoogleIDTokenType

    enum CodingKeys: String, CodingKey {
        case payload = "payload"
        case token = "token"
        case type = "type"
    }
}

// MARK: - RequestGoogleIDTokenPayload
struct RequestGoogleIDTokenPayload: Codable {
}

enum RequestGoogleIDTokenType: String, Codable {
    case requestGoogleIDToken = "REQUEST_GOOGLE_ID_TOKEN"
}

/// A visitor has pressed 'Continue with Apple'. The page offers it on both systems.
// MARK: - RequestAppleIDTokenAndNonce
struct RequestAppleIDTokenAndNonce: Codable {
    let payload: RequestAppleIDTokenAndNoncePayload
    /// The text of `window.parentApp.token`, where it is set.
    let token: String?
    let type: RequestAppleIDTokenAndNonceType

    enum CodingKeys: String, CodingKey {
        case payload = "payload"
        case token = "token"
        case type = "type"
    }
}

// MARK: - RequestAppleIDTokenAndNoncePayload
struct RequestAppleIDTokenAndNoncePayload: Codable {
}

enum RequestAppleIDTokenAndNonceType: String, Codable {
    case requestAppleIDTokenAndNonce = "REQUEST_APPLE_ID_TOKEN_AND_NONCE"
}

/// A learner has pressed a link that leads out of the product: the store's page of
/// subscriptions, another site, a file, an e-mail address, Zoom, or our own legal texts
/// beside a form.
// MARK: - OpenExternalURL
struct OpenExternalURL: Codable {
    let payload: OpenExternalURLPayload
    /// The text of `window.parentApp.token`, where it is set.
    let token: String?
    let type: OpenExternalURLType

    enum CodingKeys: String, CodingKey {
        case payload = "payload"
        case token = "token"
        case type = "type"
    }
}

// MARK: - OpenExternalURLPayload
struct OpenExternalURLPayload: Codable {
    /// A whole address; it may be one of ours.
    let url: String

    enum CodingKeys: String, CodingKey {
        case url = "url"
    }
}

enum OpenExternalURLType: String, Codable {
    case openExternalURL = "OPEN_EXTERNAL_URL"
}

/// As soon as the page has loaded and the store has answered, without being asked. Since 1.1
/// also whenever the packages change, after each log-in, and after each reload of the page.
/// Send what the store sells, with the store's own price text.
// MARK: - SubscriptionPackages
struct SubscriptionPackages: Codable {
    let payload: SubscriptionPackagesPayload
    let type: SubscriptionPackagesType

    enum CodingKeys: String, CodingKey {
        case payload = "payload"
        case type = "type"
    }
}

// MARK: - SubscriptionPackagesPayload
struct SubscriptionPackagesPayload: Codable {
    /// All that the store sells now.
    let packages: [StorePackage]

    enum CodingKeys: String, CodingKey {
        case packages = "packages"
    }
}

enum SubscriptionPackagesType: String, Codable {
    case subscriptionPackages = "SUBSCRIPTION_PACKAGES"
}

/// After each `PURCHASE_PACKAGE` and each `RESTORE_PURCHASES`, however they ended, as soon
/// as native dialogs are gone.
// MARK: - StopLoading
struct StopLoading: Codable {
    let payload: StopLoadingPayload
    let type: StopLoadingType

    enum CodingKeys: String, CodingKey {
        case payload = "payload"
        case type = "type"
    }
}

// MARK: - StopLoadingPayload
struct StopLoadingPayload: Codable {
    /// `cancelled` where the learner has given the purchase or the restore up; since 1.1. Leave
    /// it out otherwise. Any other text says nothing.
    let outcome: String?

    enum CodingKeys: String, CodingKey {
        case outcome = "outcome"
    }
}

enum StopLoadingType: String, Codable {
    case stopLoading = "STOP_LOADING"
}

/// The native sign-in has succeeded, after `REQUEST_GOOGLE_ID_TOKEN` or
/// `REQUEST_APPLE_ID_TOKEN_AND_NONCE`.
// MARK: - LogInWithIDToken
struct LogInWithIDToken: Codable {
    let payload: LogInWithIDTokenPayload
    let type: LogInWithIDTokenType

    enum CodingKeys: String, CodingKey {
        case payload = "payload"
        case type = "type"
    }
}

// MARK: - LogInWithIDTokenPayload
struct LogInWithIDTokenPayload: Codable {
    /// The ID token, a JWT.
    let idToken: String
    /// Who vouches for the learner.
    let provider: Provider
    /// The nonce itself, not its hash. With Apple only.
    let nonce: String?

    enum CodingKeys: String, CodingKey {
        case idToken = "idToken"
        case provider = "provider"
        case nonce = "nonce"
    }
}

enum Provider: String, Codable {
    case appleCOM = "apple.com"
    case googleCOM = "google.com"
}

enum LogInWithIDTokenType: String, Codable {
    case logInWithIDToken = "LOG_IN_WITH_ID_TOKEN"
}

/// The native sign-in did not succeed, or was closed.
// MARK: - SignInFailed
struct SignInFailed: Codable {
    let payload: SignInFailedPayload
    let type: SignInFailedType

    enum CodingKeys: String, CodingKey {
        case payload = "payload"
        case type = "type"
    }
}

// MARK: - SignInFailedPayload
struct SignInFailedPayload: Codable {
    /// A sentence for the learner.
    let message: String

    enum CodingKeys: String, CodingKey {
        case message = "message"
    }
}

enum SignInFailedType: String, Codable {
    case signInFailed = "SIGN_IN_FAILED"
}

/// A push notification or a deep link of the app leads to a page of ours.
// MARK: - Redirect
struct Redirect: Codable {
    let payload: RedirectPayload
    let type: RedirectType

    enum CodingKeys: String, CodingKey {
        case payload = "payload"
        case type = "type"
    }
}

// MARK: - RedirectPayload
struct RedirectPayload: Codable {
    /// A path of ours with its query and fragment, as in `/subscriptions?from=app`.
    let path: String

    enum CodingKeys: String, CodingKey {
        case path = "path"
    }
}

enum RedirectType: String, Codable {
    case redirect = "REDIRECT"
}

// MARK: - Encode/decode helpers

class JSONNull: Codable, Hashable {

    public static func == (lhs: JSONNull, rhs: JSONNull) -> Bool {
        return true
    }

    public var hashValue: Int {
        return 0
    }

    public func hash(into hasher: inout Hasher) {
        // No-op
    }

    public init() {}

    public required init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if !container.decodeNil() {
            throw DecodingError.typeMismatch(JSONNull.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Wrong type for JSONNull"))
        }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}

class JSONCodingKey: CodingKey {
    let key: String

    required init?(intValue: Int) {
        return nil
    }

    required init?(stringValue: String) {
        key = stringValue
    }

    var intValue: Int? {
        return nil
    }

    var stringValue: String {
        return key
    }
}

class JSONAny: Codable {

    let value: Any

    static func decodingError(forCodingPath codingPath: [CodingKey]) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "Cannot decode JSONAny")
        return DecodingError.typeMismatch(JSONAny.self, context)
    }

    static func encodingError(forValue value: Any, codingPath: [CodingKey]) -> EncodingError {
        let context = EncodingError.Context(codingPath: codingPath, debugDescription: "Cannot encode JSONAny")
        return EncodingError.invalidValue(value, context)
    }

    static func decode(from container: SingleValueDecodingContainer) throws -> Any {
        if let value = try? container.decode(Bool.self) {
            return value
        }
        if let value = try? container.decode(Int64.self) {
            return value
        }
        if let value = try? container.decode(Double.self) {
            return value
        }
        if let value = try? container.decode(String.self) {
            return value
        }
        if container.decodeNil() {
            return JSONNull()
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decode(from container: inout UnkeyedDecodingContainer) throws -> Any {
        if let value = try? container.decode(Bool.self) {
            return value
        }
        if let value = try? container.decode(Int64.self) {
            return value
        }
        if let value = try? container.decode(Double.self) {
            return value
        }
        if let value = try? container.decode(String.self) {
            return value
        }
        if let value = try? container.decodeNil() {
            if value {
                return JSONNull()
            }
        }
        if var container = try? container.nestedUnkeyedContainer() {
            return try decodeArray(from: &container)
        }
        if var container = try? container.nestedContainer(keyedBy: JSONCodingKey.self) {
            return try decodeDictionary(from: &container)
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decode(from container: inout KeyedDecodingContainer<JSONCodingKey>, forKey key: JSONCodingKey) throws -> Any {
        if let value = try? container.decode(Bool.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(Int64.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(Double.self, forKey: key) {
            return value
        }
        if let value = try? container.decode(String.self, forKey: key) {
            return value
        }
        if let value = try? container.decodeNil(forKey: key) {
            if value {
                return JSONNull()
            }
        }
        if var container = try? container.nestedUnkeyedContainer(forKey: key) {
            return try decodeArray(from: &container)
        }
        if var container = try? container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key) {
            return try decodeDictionary(from: &container)
        }
        throw decodingError(forCodingPath: container.codingPath)
    }

    static func decodeArray(from container: inout UnkeyedDecodingContainer) throws -> [Any] {
        var arr: [Any] = []
        while !container.isAtEnd {
            let value = try decode(from: &container)
            arr.append(value)
        }
        return arr
    }

    static func decodeDictionary(from container: inout KeyedDecodingContainer<JSONCodingKey>) throws -> [String: Any] {
        var dict = [String: Any]()
        for key in container.allKeys {
            let value = try decode(from: &container, forKey: key)
            dict[key.stringValue] = value
        }
        return dict
    }

    static func encode(to container: inout UnkeyedEncodingContainer, array: [Any]) throws {
        for value in array {
            if let value = value as? Bool {
                try container.encode(value)
            } else if let value = value as? Int64 {
                try container.encode(value)
            } else if let value = value as? Double {
                try container.encode(value)
            } else if let value = value as? String {
                try container.encode(value)
            } else if value is JSONNull {
                try container.encodeNil()
            } else if let value = value as? [Any] {
                var container = container.nestedUnkeyedContainer()
                try encode(to: &container, array: value)
            } else if let value = value as? [String: Any] {
                var container = container.nestedContainer(keyedBy: JSONCodingKey.self)
                try encode(to: &container, dictionary: value)
            } else {
                throw encodingError(forValue: value, codingPath: container.codingPath)
            }
        }
    }

    static func encode(to container: inout KeyedEncodingContainer<JSONCodingKey>, dictionary: [String: Any]) throws {
        for (key, value) in dictionary {
            let key = JSONCodingKey(stringValue: key)!
            if let value = value as? Bool {
                try container.encode(value, forKey: key)
            } else if let value = value as? Int64 {
                try container.encode(value, forKey: key)
            } else if let value = value as? Double {
                try container.encode(value, forKey: key)
            } else if let value = value as? String {
                try container.encode(value, forKey: key)
            } else if value is JSONNull {
                try container.encodeNil(forKey: key)
            } else if let value = value as? [Any] {
                var container = container.nestedUnkeyedContainer(forKey: key)
                try encode(to: &container, array: value)
            } else if let value = value as? [String: Any] {
                var container = container.nestedContainer(keyedBy: JSONCodingKey.self, forKey: key)
                try encode(to: &container, dictionary: value)
            } else {
                throw encodingError(forValue: value, codingPath: container.codingPath)
            }
        }
    }

    static func encode(to container: inout SingleValueEncodingContainer, value: Any) throws {
        if let value = value as? Bool {
            try container.encode(value)
        } else if let value = value as? Int64 {
            try container.encode(value)
        } else if let value = value as? Double {
            try container.encode(value)
        } else if let value = value as? String {
            try container.encode(value)
        } else if value is JSONNull {
            try container.encodeNil()
        } else {
            throw encodingError(forValue: value, codingPath: container.codingPath)
        }
    }

    public required init(from decoder: Decoder) throws {
        if var arrayContainer = try? decoder.unkeyedContainer() {
            self.value = try JSONAny.decodeArray(from: &arrayContainer)
        } else if var container = try? decoder.container(keyedBy: JSONCodingKey.self) {
            self.value = try JSONAny.decodeDictionary(from: &container)
        } else {
            let container = try decoder.singleValueContainer()
            self.value = try JSONAny.decode(from: container)
        }
    }

    public func encode(to encoder: Encoder) throws {
        if let arr = self.value as? [Any] {
            var container = encoder.unkeyedContainer()
            try JSONAny.encode(to: &container, array: arr)
        } else if let dict = self.value as? [String: Any] {
            var container = encoder.container(keyedBy: JSONCodingKey.self)
            try JSONAny.encode(to: &container, dictionary: dict)
        } else {
            var container = encoder.singleValueContainer()
            try JSONAny.encode(to: &container, value: self.value)
        }
    }
}
