let base = '/api';

/** Base URL of the API: same origin in the browser, the CMS itself on the server. */
export const apiBase = () => base;
export const setApiBase = (address: string) => {
	base = address.replace(/\/+$/, '');
};

let headers = (): Readonly<Record<string, string>> => ({});

/** Headers added to every call: the id of the current request on the server, none in the browser. */
export const ownHeaders = () => headers();
export const setOwnHeaders = (give: typeof headers) => {
	headers = give;
};
