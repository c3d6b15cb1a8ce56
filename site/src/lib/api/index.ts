export { ApiError } from './api-error';
export { type CallOptions, callEndpoint } from './call-endpoint';
export { apiBase, setApiBase, setOwnHeaders } from './request';
