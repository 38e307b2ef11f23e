// To parse the JSON, install kotlin's serialization plugin and do:
//
// val json                        = Json { allowStructuredMapKeys = true }
// val parentApp                   = json.parse(ParentApp.serializer(), jsonString)
// val storePackage                = json.parse(StorePackage.serializer(), jsonString)
// val storeProduct                = json.parse(StoreProduct.serializer(), jsonString)
// val logInToSubscriptionService  = json.parse(LogInToSubscriptionService.serializer(), jsonString)
// val purchasePackage             = json.parse(PurchasePackage.serializer(), jsonString)
// val restorePurchases            = json.parse(RestorePurchases.serializer(), jsonString)
// val requestGoogleIDToken        = json.parse(RequestGoogleIDToken.serializer(), jsonString)
// val requestAppleIDTokenAndNonce = json.parse(RequestAppleIDTokenAndNonce.serializer(), jsonString)
// val openExternalURL             = json.parse(OpenExternalURL.serializer(), jsonString)
// val subscriptionPackages        = json.parse(SubscriptionPackages.serializer(), jsonString)
// val stopLoading                 = json.parse(StopLoading.serializer(), jsonString)
// val logInWithIDToken            = json.parse(LogInWithIDToken.serializer(), jsonString)
// val signInFailed                = json.parse(SignInFailed.serializer(), jsonString)
// val redirect                    = json.parse(Redirect.serializer(), jsonString)

package parentapp

import kotlinx.serialization.*
import kotlinx.serialization.json.*
import kotlinx.serialization.descriptors.*
import kotlinx.serialization.encoding.*

/**
 * `window.parentApp`
 */
@Serializable
data class ParentApp (
    /**
     * The number of the build, as text.
     */
    val buildNumber: String,

    /**
     * The app's id in the store.
     */
    @SerialName("bundleId")
    val bundleID: String,

    /**
     * Which system the app runs on.
     */
    val os: OS,

    /**
     * The names of the messages which this version of the app answers; since 1.1. Absent means:
     * all below.
     */
    val supports: List<String>? = null,

    /**
     * A new random text for each start of the web view, as a random UUID; since 1.1. Each
     * message to the app carries it.
     */
    val token: String? = null,

    /**
     * The app's own version, as the stores show it.
     */
    val version: String
)

/**
 * Which system the app runs on.
 */
@Serializable
enum class OS(val value: String) {
    @SerialName("android") Android("android"),
    @SerialName("ios") Ios("ios");
}

/**
 * A learner has logged in, or was logged in already when the page started. It may come more
 * than once for one learner.
 */
@Serializable
data class LogInToSubscriptionService (
    val payload: LogInToSubscriptionServicePayload,

    /**
     * The text of `window.parentApp.token`, where it is set.
     */
    val token: String? = null,

    val type: LogInToSubscriptionServiceType
)

@Serializable
data class LogInToSubscriptionServicePayload (
    /**
     * The learner's id in Firebase and in RevenueCat.
     */
    val uid: String
)

@Serializable
enum class LogInToSubscriptionServiceType(val value: String) {
    @SerialName("LOG_IN_TO_SUBSCRIPTION_SERVICE") LogInToSubscriptionService("LOG_IN_TO_SUBSCRIPTION_SERVICE");
}

/**
 * A logged-in learner has pressed a button of a plan. The page shows that it is loading.
 */
@Serializable
data class PurchasePackage (
    val payload: PurchasePackagePayload,

    /**
     * The text of `window.parentApp.token`, where it is set.
     */
    val token: String? = null,

    val type: PurchasePackageType
)

@Serializable
data class PurchasePackagePayload (
    /**
     * *Our* id of the learner's present plan, or of the last one, which may have ended or come
     * from elsewhere; `null`: there was none. So it is a hint. Google Play knows which plan is
     * replaced: the first part of its `product:basePlan` in `CustomerInfo.activeSubscriptions`.
     */
    val oldProductID: String? = null,

    @SerialName("package")
    val payloadPackage: StorePackage
)

/**
 * What the store sells.
 */
@Serializable
data class StorePackage (
    /**
     * The package's identifier in RevenueCat's offering: `BASIC_monthly`, `BASIC_annually`,
     * `VIP_monthly` or `VIP_annually`.
     */
    val identifier: String,

    /**
     * The offering's identifier: `VIP_BASIC_PRIVATE_monthly`.
     */
    val offeringIdentifier: String,

    val product: StoreProduct
)

/**
 * How the store sells it.
 */
@Serializable
data class StoreProduct (
    /**
     * The product's id in the store.
     */
    val identifier: String,

    /**
     * The store's introductory price, if this learner can still have it. Any object makes the
     * page say '30 days free, then'; `null` or nothing: no free trial.
     */
    val introPrice: JsonObject? = null,

    /**
     * The price as the store writes it for this learner, with its currency. The page shows it
     * as it is.
     */
    val priceString: String,

    /**
     * How long one payment lasts, as ISO 8601: a month or a year. Leave out packages of other
     * periods.
     */
    val subscriptionPeriod: SubscriptionPeriod
)

/**
 * How long one payment lasts, as ISO 8601: a month or a year. Leave out packages of other
 * periods.
 */
@Serializable
enum class SubscriptionPeriod(val value: String) {
    @SerialName("P1M") P1M("P1M"),
    @SerialName("P1Y") P1Y("P1Y");
}

@Serializable
enum class PurchasePackageType(val value: String) {
    @SerialName("PURCHASE_PACKAGE") PurchasePackage("PURCHASE_PACKAGE");
}

/**
 * A logged-in learner has pressed 'Restore purchase'. The stores want this to happen on a
 * tap only.
 */
@Serializable
data class RestorePurchases (
    val payload: RestorePurchasesPayload,

    /**
     * The text of `window.parentApp.token`, where it is set.
     */
    val token: String? = null,

    val type: RestorePurchasesType
)

@Serializable
class RestorePurchasesPayload()

@Serializable
enum class RestorePurchasesType(val value: String) {
    @SerialName("RESTORE_PURCHASES") RestorePurchases("RESTORE_PURCHASES");
}

/**
 * A visitor has pressed 'Continue with Google'.
 */
@Serializable
data class RequestGoogleIDToken (
    val payload: RequestGoogleIDTokenPayload,

    /**
     * The text of `window.parentApp.token`, where it is set.
     */
    val token: String? = null,

    val type: RequestGoogleIDTokenType
)

@Serializable
class RequestGoogleIDTokenPayload()

@Serializable
enum class RequestGoogleIDTokenType(val value: String) {
    @SerialName("REQUEST_GOOGLE_ID_TOKEN") RequestGoogleIDToken("REQUEST_GOOGLE_ID_TOKEN");
}

/**
 * A visitor has pressed 'Continue with Apple'. The page offers it on both systems.
 */
@Serializable
data class RequestAppleIDTokenAndNonce (
    val payload: RequestAppleIDTokenAndNoncePayload,

    /**
     * The text of `window.parentApp.token`, where it is set.
     */
    val token: String? = null,

    val type: RequestAppleIDTokenAndNonceType
)

@Serializable
class RequestAppleIDTokenAndNoncePayload()

@Serializable
enum class RequestAppleIDTokenAndNonceType(val value: String) {
    @SerialName("REQUEST_APPLE_ID_TOKEN_AND_NONCE") RequestAppleIDTokenAndNonce("REQUEST_APPLE_ID_TOKEN_AND_NONCE");
}

/**
 * A learner has pressed a link that leads out of the product: the store's page of
 * subscriptions, another site, a file, an e-mail address, Zoom, or our own legal texts
 * beside a form.
 */
@Serializable
data class OpenExternalURL (
    val payload: OpenExternalURLPayload,

    /**
     * The text of `window.parentApp.token`, where it is set.
     */
    val token: String? = null,

    val type: OpenExternalURLType
)

@Serializable
data class OpenExternalURLPayload (
    /**
     * A whole address; it may be one of ours.
     */
    val url: String
)

@Serializable
enum class OpenExternalURLType(val value: String) {
    @SerialName("OPEN_EXTERNAL_URL") OpenExternalURL("OPEN_EXTERNAL_URL");
}

/**
 * As soon as the page has loaded and the store has answered, without being asked. Since 1.1
 * also whenever the packages change, after each log-in, and after each reload of the page.
 * Send what the store sells, with the store's own price text.
 */
@Serializable
data class SubscriptionPackages (
    val payload: SubscriptionPackagesPayload,
    val type: SubscriptionPackagesType
)

@Serializable
data class SubscriptionPackagesPayload (
    /**
     * All that the store sells now.
     */
    val packages: List<StorePackage>
)

@Serializable
enum class SubscriptionPackagesType(val value: String) {
    @SerialName("SUBSCRIPTION_PACKAGES") SubscriptionPackages("SUBSCRIPTION_PACKAGES");
}

/**
 * After each `PURCHASE_PACKAGE` and each `RESTORE_PURCHASES`, however they ended, as soon
 * as native dialogs are gone.
 */
@Serializable
data class StopLoading (
    val payload: StopLoadingPayload,
    val type: StopLoadingType
)

@Serializable
data class StopLoadingPayload (
    /**
     * `cancelled` where the learner has given the purchase or the restore up; since 1.1. Leave
     * it out otherwise. Any other text says nothing.
     */
    val outcome: String? = null
)

@Serializable
enum class StopLoadingType(val value: String) {
    @SerialName("STOP_LOADING") StopLoading("STOP_LOADING");
}

/**
 * The native sign-in has succeeded, after `REQUEST_GOOGLE_ID_TOKEN` or
 * `REQUEST_APPLE_ID_TOKEN_AND_NONCE`.
 */
@Serializable
data class LogInWithIDToken (
    val payload: LogInWithIDTokenPayload,
    val type: LogInWithIDTokenType
)

@Serializable
data class LogInWithIDTokenPayload (
    /**
     * The ID token, a JWT.
     */
    val idToken: String,

    /**
     * Who vouches for the learner.
     */
    val provider: Provider,

    /**
     * The nonce itself, not its hash. With Apple only.
     */
    val nonce: String? = null
)

@Serializable
enum class Provider(val value: String) {
    @SerialName("apple.com") AppleCOM("apple.com"),
    @SerialName("google.com") GoogleCOM("google.com");
}

@Serializable
enum class LogInWithIDTokenType(val value: String) {
    @SerialName("LOG_IN_WITH_ID_TOKEN") LogInWithIDToken("LOG_IN_WITH_ID_TOKEN");
}

/**
 * The native sign-in did not succeed, or was closed.
 */
@Serializable
data class SignInFailed (
    val payload: SignInFailedPayload,
    val type: SignInFailedType
)

@Serializable
data class SignInFailedPayload (
    /**
     * A sentence for the learner.
     */
    val message: String
)

@Serializable
enum class SignInFailedType(val value: String) {
    @SerialName("SIGN_IN_FAILED") SignInFailed("SIGN_IN_FAILED");
}

/**
 * A push notification or a deep link of the app leads to a page of ours.
 */
@Serializable
data class Redirect (
    val payload: RedirectPayload,
    val type: RedirectType
)

@Serializable
data class RedirectPayload (
    /**
     * A path of ours with its query and fragment, as in `/subscriptions?from=app`.
     */
    val path: String
)

@Serializable
enum class RedirectType(val value: String) {
    @SerialName("REDIRECT") Redirect("REDIRECT");
}
