import { owner } from '../../../cms/tests/support/server.ts';

async function json(address: string, method: string, body: unknown, token?: string) {
	const response = await fetch(address, {
		method,
		headers: {
			'content-type': 'application/json',
			...(token ? { authorization: `Bearer ${token}` } : {}),
		},
		body: JSON.stringify(body),
	});
	if (!response.ok)
		throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
	return response.json();
}

/** Signs the owner in at a CMS and returns calls to edit services. */
export async function signInOwner(cms: string) {
	const credentials = { identifier: owner.email, password: owner.password };
	const { jwt } = await json(`${cms}/api/auth/local`, 'POST', credentials);
	return {
		token: String(jwt),
		/**
		 * Adds a service, which the home page and `/services` show.
		 * @returns its id
		 */
		async addService(name: string): Promise<string> {
			const img = 'https://pictures.test/a.webp';
			const body = { servicesHeader: name, servicesDescription: 'What it is', img };
			const added = await json(`${cms}/api/projects/services`, 'POST', body, jwt);
			return String(added.insertedId);
		},
		renameService: (id: string, name: string) =>
			json(`${cms}/api/service/update/${id}`, 'PUT', { servicesHeader: name }, jwt),
		removeService: (id: string) => json(`${cms}/api/service/${id}`, 'DELETE', {}, jwt),
	};
}
