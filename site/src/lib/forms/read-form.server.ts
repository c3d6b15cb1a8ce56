import { formBytes } from './form-bytes';

/** What was typed into a form that was posted, and whether that was all. */
interface PostedForm {
	readonly values: Readonly<Record<string, string>>;
	/** False where the body was longer than a page takes: `values` is its beginning. */
	readonly isWhole: boolean;
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
	typeof entry[1] === 'string';

/** Reads the texts of a form; of a body that is no form there are none. */
export async function readForm(request: Request): Promise<PostedForm> {
	const body = await request.arrayBuffer();
	const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
	const posted = await new Response(body.slice(0, formBytes), { headers })
		.formData()
		.catch(() => new FormData());
	return {
		values: Object.fromEntries([...posted].filter(isText)),
		isWhole: body.byteLength <= formBytes,
	};
}
