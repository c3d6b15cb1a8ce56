import { type Check, off, ok, patience, reasonOf, wrong } from '../finding';

const itsOwn = 'https://api.cloudinary.com';

export const cloudinary: Check = {
	name: 'Cloudinary',
	async look({ settings: { CLOUDINARY_URL, CLOUDINARY_UPLOAD_PREFIX } }) {
		if (!CLOUDINARY_URL) return off('not set up (CLOUDINARY_URL): pictures are kept in DATA_DIR');
		const { hostname, username, password } = new URL(CLOUDINARY_URL);
		const key = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
		const prefix = CLOUDINARY_UPLOAD_PREFIX ?? itsOwn;
		try {
			const {
				status,
				ok: isFine,
				body,
			} = await fetch(`${prefix}/v1_1/${hostname}/ping`, {
				headers: { authorization: `Basic ${Buffer.from(key).toString('base64')}` },
				signal: AbortSignal.timeout(patience),
			});
			await body?.cancel();
			return isFine
				? ok(`takes pictures of ${hostname}`)
				: wrong(`answers ${status}`, 'Copy CLOUDINARY_URL from its console again.');
		} catch (error) {
			return wrong(`does not answer: ${reasonOf(error)}`, 'See that this machine reaches it.');
		}
	},
};
