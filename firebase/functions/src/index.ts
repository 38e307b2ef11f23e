export { getSecureData_v2_0 } from './lessons/get-secure-data.function';
export { media } from './media/media.function';
