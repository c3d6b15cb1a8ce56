export { ApiError } from './api-error';
export { apiBase, setApiBase } from './base';
export { call } from './call';
