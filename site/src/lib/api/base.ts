let currentApiBase = '/api';

/** Base URL of the API: same origin in the browser, the CMS itself on the server. */
export const apiBase = () => currentApiBase;
export const setApiBase = (address: string) => {
	currentApiBase = address.replace(/\/+$/, '');
};

let getCurrentHeaders = (): Readonly<Record<string, string>> => ({});

/** Headers added to every call: the id of the current request on the server, none in the browser. */
export const ownHeaders = () => getCurrentHeaders();
export const setOwnHeaders = (give: typeof getCurrentHeaders) => {
	getCurrentHeaders = give;
};
