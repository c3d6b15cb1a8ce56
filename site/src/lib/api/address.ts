import qs from 'qs';

/** `/project/:id` with `{id: 'a b'}` is `/project/a%20b`, the query behind it. */
export function address(
	path: string,
	params: Readonly<Record<string, unknown>> = {},
	query: Readonly<Record<string, unknown>> = {},
): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(String(params[name])).replaceAll('%3D', '='),
	);
	return filled + qs.stringify(query, { addQueryPrefix: true, arrayFormat: 'brackets' });
}
