const text = ['User-agent: *', 'Disallow: /api/', ''].join('\n');

export const loader = () =>
	new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
