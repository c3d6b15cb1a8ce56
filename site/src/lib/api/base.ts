let base = '/api';

/** Where the calls go: the same origin in a browser, the CMS itself on the server. */
export const apiBase = () => base;
export const setApiBase = (address: string) => {
	base = address.replace(/\/+$/, '');
};

let headers = (): Readonly<Record<string, string>> => ({});

/** What every call says besides: on the server in whose request it is made, in a browser nothing. */
export const ownHeaders = () => headers();
export const setOwnHeaders = (give: typeof headers) => {
	headers = give;
};
