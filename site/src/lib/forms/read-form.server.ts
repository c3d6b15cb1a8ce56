import { MAX_FORM_BYTES } from './posted-form';

/** Text fields of a posted form. */
interface PostedForm {
	readonly values: Readonly<Record<string, string>>;
	/** False if the body exceeds `MAX_FORM_BYTES`; `values` is then incomplete. */
	readonly isWhole: boolean;
}

const isText = (entry: [string, unknown]): entry is [string, string] =>
	typeof entry[1] === 'string';

/** Reads the text fields of a form body. Returns no values if the body is not a form. */
export async function readForm(request: Request): Promise<PostedForm> {
	const body = await request.arrayBuffer();
	const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
	const formData = await new Response(body.slice(0, MAX_FORM_BYTES), { headers })
		.formData()
		.catch(() => new FormData());
	return {
		values: Object.fromEntries([...formData].filter(isText)),
		isWhole: body.byteLength <= MAX_FORM_BYTES,
	};
}
