type Values = Readonly<Record<string, unknown>>;

/** `/project/:id` with `{id: 'a b'}` is `/project/a%20b`, the query behind it. */
export function address(path: string, params: Values = {}, query: Values = {}): string {
	const filled = path.replace(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(String(params[name])).replaceAll('%3D', '='),
	);
	return filled + queryString(query);
}

/** Queries of the contract are flat; what is undefined is not asked. */
function queryString(query: Values): string {
	const asked = Object.entries(query).filter(([, value]) => value !== undefined);
	if (asked.length === 0) return '';
	return `?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}
