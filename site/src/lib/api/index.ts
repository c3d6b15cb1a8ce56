export { ApiError } from './api-error';
export { apiBase, setApiBase } from './base';
export { type CallOptions, call } from './call';
export { callAsUser } from './call-as-user';
