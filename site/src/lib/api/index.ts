export { ApiError } from './api-error';
export { type CallOptions, callEndpoint } from './call-endpoint';
export { apiBase, setApiBase, setFetch, setOwnHeaders } from './request';
