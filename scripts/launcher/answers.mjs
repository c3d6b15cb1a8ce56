import { get } from 'node:http';

/**
 * Whether there is a 2xx at an address, at once or within five seconds. Node's `fetch` would stay in memory.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export const answers = (url) =>
	new Promise((resolve) => {
		const request = get(url, { timeout: 5000, agent: false }, (response) => {
			response.resume();
			resolve(response.statusCode !== undefined && response.statusCode < 300);
		});
		request.on('error', () => resolve(false));
		request.on('timeout', () => request.destroy());
	});
