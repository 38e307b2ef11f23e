import type Stripe from 'stripe';
import { invalid } from '../errors';
import type { Requests } from '../requests/parameters';
import { find, mergeMetadata, type World } from '../world';

/** POST /v1/products; a product may bring its own id. */
export function createProduct(world: World, params: Requests['POST /v1/products']): Stripe.Product {
  const id = params.id ?? world.id('prod');
  if (Object.hasOwn(world.state.products, id)) {
    throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
  }
  const now = world.now();
  const product: Stripe.Product = {
    id,
    object: 'product',
    active: params.active ?? true,
    created: now,
    default_price: null,
    description: params.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergeMetadata({}, params.metadata),
    name: params.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  };
  world.state.products[id] = product;
  world.emit('product.created', product);
  return product;
}

/** POST /v1/products/:id */
export function updateProduct(
  world: World,
  params: Requests['POST /v1/products/*'],
  [id = '']: readonly string[],
): Stripe.Product {
  const product = find(world.state.products, 'product', id);
  product.active = params.active ?? product.active;
  product.name = params.name ?? product.name;
  if (params.description !== undefined) product.description = params.description || null;
  product.metadata = mergeMetadata(product.metadata, params.metadata);
  product.updated = world.now();
  world.emit('product.updated', product);
  return product;
}
