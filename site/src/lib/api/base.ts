let base = '/api';

/** Where the calls go: the same origin in a browser, the CMS itself on the server. */
export const apiBase = () => base;
export const setApiBase = (address: string) => {
	base = address.replace(/\/+$/, '');
};
