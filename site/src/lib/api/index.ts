export { ApiError } from './api-error';
export { apiBase, setApiBase } from './base';
export { call } from './call';
export { callAsUser } from './call-as-user';
