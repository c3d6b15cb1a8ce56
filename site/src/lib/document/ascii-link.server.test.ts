// @vitest-environment node
import { expect, test } from 'vitest';
import { asciiLink } from './ascii-link.server';

test('an address in any script fits into a header, and is the same address', () => {
	const link = '<https://pictures.example/obr\u00e1zek \ud800.png?w=1%20>; rel=preload; as="image"';
	const written = new Headers({ Link: asciiLink(link) }).get('Link') ?? '';
	const [, address = ''] = /<(.*)>/.exec(written) ?? [];
	expect(new URL(address).href).toBe(
		new URL('https://pictures.example/obrázek %EF%BF%BD.png?w=1%20').href,
	);
	expect(asciiLink('</a.svg>; rel=preload')).toBe('</a.svg>; rel=preload');
});
