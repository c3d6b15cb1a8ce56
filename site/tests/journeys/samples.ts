import type { Post } from '@sumu/contract';

export const account = { email: 'nadia@example.com', displayName: 'Nadia Alam' } as const;

const date = '2023-10-02T03:30:00.000Z';

export const post: Post = {
	_id: 'post-1',
	topic: 'On threads',
	author: 'Rokeya',
	description: '',
	excerpt: 'Threads',
	readingMinutes: 6,
	date,
	updated: date,
	rating: null,
	img: '',
	picture: null,
	html: '<p>First.</p>\n<h2>Warp &amp; weft</h2>\n<pre><code class="language-css">.a{}\n</code></pre>\n<h2>Colour</h2>',
	previous: null,
	next: { _id: 'post-2', topic: 'On looms', date, picture: null },
};
