export { ApiError } from './api-error';
export { apiBase, setApiBase } from './base';
export { type CallOptions, call } from './call';
