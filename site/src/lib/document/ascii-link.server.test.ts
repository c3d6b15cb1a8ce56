import { expect, test } from 'vitest';
import { asciiLink } from './content-security-policy.server';

test('a non-ASCII URL is encoded for the Link header without changing its target', () => {
	const link = '<https://pictures.example/obr\u00e1zek \ud800.png?w=1%20>; rel=preload; as="image"';
	const written = new Headers({ Link: asciiLink(link) }).get('Link') ?? '';
	const [, address = ''] = /<(.*)>/.exec(written) ?? [];
	expect(new URL(address).href).toBe(
		new URL('https://pictures.example/obrázek %EF%BF%BD.png?w=1%20').href,
	);
	expect(asciiLink('</a.svg>; rel=preload')).toBe('</a.svg>; rel=preload');
});
