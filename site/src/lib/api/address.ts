type Values = Readonly<Record<string, unknown>>;

/** Builds a request path: `/project/:id` with `{id: 'a b'}` becomes `/project/a%20b`, followed by the query. */
export function buildRequestPath(path: string, params: Values = {}, query: Values = {}): string {
	const filledPath = path.replace(/:(\w+)/g, (_, name: string) =>
		encodeURIComponent(String(params[name])).replaceAll('%3D', '='),
	);
	return filledPath + queryString(query);
}

/** Serialises a query. The contract's queries are flat; undefined values are omitted. */
function queryString(query: Values): string {
	const definedEntries = Object.entries(query).filter(([, value]) => value !== undefined);
	if (definedEntries.length === 0) return '';
	return `?${new URLSearchParams(definedEntries.map(([name, value]) => [name, String(value)]))}`;
}
