export { ApiError } from './api-error';
export { apiBase, setApiBase, setOwnHeaders } from './base';
export { type CallOptions, callEndpoint } from './call';
