type Values = Readonly<Record<string, unknown>>;

/** `/project/:id` with `{id: 'a b'}` is `/project/a%20b`, the query behind it. */
export async function address(path: string, params: Values = {}, query: Values = {}) {
	const filled = path.replace(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(String(params[name])).replaceAll('%3D', '='),
	);
	return filled + (await queryString(query));
}

// Loaded with the first query a browser makes itself: a page comes with its answers.
async function queryString(query: Values): Promise<string> {
	if (Object.keys(query).length === 0) return '';
	const { stringify } = (await import('qs')).default;
	return stringify(query, { addQueryPrefix: true });
}
