/** The SDK's own response types, read with TypeScript's compiler. */
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Names of types under `Stripe`, by the `object` field of what they describe. */
const TYPES: Readonly<Record<string, string>> = {
  'billing_portal.session': 'BillingPortal.Session',
  'checkout.session': 'Checkout.Session',
  charge: 'Charge',
  coupon: 'Coupon',
  customer: 'Customer',
  customer_balance_transaction: 'CustomerBalanceTransaction',
  discount: 'Discount',
  dispute: 'Dispute',
  invoice: 'Invoice',
  invoice_payment: 'InvoicePayment',
  item: 'LineItem',
  line_item: 'InvoiceLineItem',
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  plan: 'Plan',
  price: 'Price',
  product: 'Product',
  promotion_code: 'PromotionCode',
  refund: 'Refund',
  setup_intent: 'SetupIntent',
  subscription: 'Subscription',
  subscription_item: 'SubscriptionItem',
  subscription_schedule: 'SubscriptionSchedule',
  // These have no `object` field.
  deleted_customer: 'DeletedCustomer',
  card: 'PaymentMethod.Card',
  phase: 'SubscriptionSchedule.Phase',
  phase_item: 'SubscriptionSchedule.Phase.Item',
};

const aliasOf = (object: string) => `T_${object.replace('.', '_')}`;

/**
 * Compiles one alias per type; takes a few seconds. Run it in the root of the repository.
 *
 * @returns the types by the keys of `TYPES`
 */
export function readSdkTypes(): {
  readonly checker: ts.TypeChecker;
  readonly types: ReadonlyMap<string, ts.Type>;
} {
  const file = join(process.cwd(), 'stand-ins/src/payment-provider/testing/types-in-memory.ts');
  const source = [
    "import type Stripe from 'stripe';",
    ...Object.entries(TYPES).map(
      ([object, type]) => `export type ${aliasOf(object)} = Stripe.${type};`,
    ),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, source, target, true) : readSource(name, target);
  host.getCurrentDirectory = () => dirname(file);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const aliases = program.getSourceFile(file)?.statements.filter(ts.isTypeAliasDeclaration) ?? [];
  const names = Object.keys(TYPES);
  return {
    checker,
    types: new Map(
      aliases.map((one, index) => [names[index] ?? '', checker.getTypeAtLocation(one.type)]),
    ),
  };
}
