import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import { clear, entries } from './support/panel.ts';
import { environment } from './support/server.ts';
import { zipOf } from './support/zip.ts';

const minute = 60_000;
const picture = (background: string) =>
	sharp({ create: { width: 60, height: 40, channels: 3, background } })
		.png()
		.toBuffer();

let folder: string;
const place = async (files: Record<string, string | Buffer>) => {
	const root = await mkdtemp(join(folder, 'source-'));
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(root, name)), { recursive: true });
		await writeFile(join(root, name), content);
	}
	return root;
};

/** Exit code of an import that left content out. */
const LEFT_OUT = 2;
let lastExitCode = 0;

async function run(...args: string[]): Promise<string> {
	const { stdout } = await execute(['dist/src/tools/import/main.js', ...args]);
	return stdout;
}

/** Runs `npm run import` with the default LOG_FORMAT, and returns everything that a person sees. */
async function runAsPerson(...args: string[]): Promise<string> {
	const program = ['../scripts/tool.mjs', 'import/main', ...args];
	const { stdout, stderr } = await execute(program, { LOG_FORMAT: undefined });
	return stdout + stderr;
}

async function execute(
	program: string[],
	variables: NodeJS.ProcessEnv = {},
): Promise<{ stdout: string; stderr: string }> {
	const env = { ...environment(inject('database').variables), ...variables };
	try {
		const printed = await promisify(execFile)(process.execPath, program, { env });
		lastExitCode = 0;
		return printed;
	} catch (error) {
		lastExitCode = Object(error).code;
		if (lastExitCode === LEFT_OUT) return Object(error);
		throw error;
	}
}
const fixtures = join(import.meta.dirname, 'fixtures/import');
const refusal = (...args: string[]) =>
	run(...args).then(
		() => '',
		({ stderr }: { stderr: string }) => stderr,
	);
const post = async (slug: string) =>
	(await call(`/api/blog/${encodeURIComponent(slug)}`)).body.data;
const leads = async (path: string) =>
	(await call(`/api/address?path=${encodeURIComponent(path)}`)).body.data?.path;

beforeAll(async () => {
	await clear('blog');
	folder = await mkdtemp(join(tmpdir(), 'import-test-'));
});
afterAll(async () => {
	await clear('blog');
	await rm(folder, { recursive: true, force: true });
});

describe('importing Markdown posts', () => {
	const front = (lines: string, text = 'Words.') => `---\n${lines}\n---\n${text}\n`;
	const many = Object.fromEntries(
		Array.from({ length: 100 }, (_, number) => [
			`posts/2019-05-01-note-${number}.md`,
			front(`title: Note ${number}\ntags: [Cloth, C#]\ncover: ../img/red.png`),
		]),
	);

	it(
		'imports pictures, dates, drafts and redirects without duplicates',
		async () => {
			// Lets the test be repeated on the same database.
			await clear('blog');
			const root = await place({
				...many,
				'img/red.png': await picture('#a00'),
				'posts/příliš žluťoučký.md': front(
					'title: Příliš žluťoučký kůň\ndate: 2020-02-03T04:05:06Z\ndescription: In short\nauthor: Anna\naliases: [/2020/kun/]',
					'A ![horse](../img/red.png "Red") and ![none](gone.png).',
				),
				'posts/draft.md': front('title: Not yet\ndraft: true'),
				'README.md': '# Not a post\n',
				'broken.md': '---\ntitle: [\n---\n',
			});
			await cp(join(fixtures, 'markdown'), join(root, 'cases'), { recursive: true });
			const listed = await run('--dry-run', root);
			expect(listed).toContain('109 would be added, 0 there already');
			expect(listed).toContain('2020-02-03  Příliš žluťoučký kůň · /blog/prilis-zlutoucky');
			expect(listed).toContain('from /2020/kun');
			expect(await entries('blog')).toEqual([]);

			const told = await runAsPerson(root);
			expect(told).not.toMatch(/^\s*\{|Strapi|Media Library|\binfo\b/m);
			expect(told).toContain('109 added, 0 there already, 1 left out.');
			expect(told).toContain('broken.md: its front matter cannot be read.');
			expect(told).toContain('README.md is no post');
			expect(told).toContain('No such picture beside the texts: gone.png');
			expect(lastExitCode).toBe(LEFT_OUT);

			expect(told).toContain('/blog/wip · a draft, because: in the folder of drafts');
			expect(told).toContain('/blog/draft-yes · a draft, because: front matter: draft');
			expect(told).toContain('/blog/future · scheduled for 2099-01-01T00:00:00.000Z');
			expect(told).toContain('converted from Windows-1252');
			const hidden = ['wip', 'draft-yes', 'future'];
			for (const slug of hidden) expect((await call(`/api/blog/${slug}`)).status, slug).toBe(404);
			expect(await post('win1252')).toMatchObject({ topic: 'Café', description: 'Über' });
			expect(await post('toml')).toMatchObject({ date: '2021-03-04T00:00:00.000Z' });

			const horse = await post('prilis-zlutoucky');
			expect(horse).toMatchObject({
				topic: 'Příliš žluťoučký kůň',
				date: '2020-02-03T04:05:06.000Z',
				updated: '2020-02-03T04:05:06.000Z',
				excerpt: 'In short',
				author: 'Anna',
				picture: null,
			});
			const [, address = ''] =
				/!\[horse\]\((\/uploads\/[^ )]+) "Red"\)/.exec(horse.description) ?? [];
			expect((await call(address)).status).toBe(200);
			const note = await post('note-7');
			expect(note).toMatchObject({
				topic: 'Note 7',
				date: '2019-05-01T00:00:00.000Z',
				tags: ['Cloth', 'C#'],
			});
			expect(new URL(note.img).pathname).toBe(address);
			expect(await leads('/2020/kun/')).toBe('/blog/prilis-zlutoucky');
			expect((await call('/api/blog/draft')).status).toBe(404);
			const before = await entries('blog');
			expect(before).toHaveLength(109);

			expect(await run(root)).toContain('0 added, 109 there already');
			expect(await entries('blog')).toEqual(before);
		},
		6 * minute,
	);

	it(
		'imports posts of the same name from several years without duplicates',
		async () => {
			const root = await place({
				'_posts/2019-05-01-update.md': front('title: The first'),
				'_posts/2020-05-01-update.md': front('title: The second\naliases: [/updates/2020]'),
				'_posts/2021-05-01-update.md': front('title: The third'),
			});
			expect(await run('--dry-run', root)).toContain('3 would be added, 0 there already');
			const told = await run(root);
			expect(told).toContain('3 added, 0 there already');
			expect(told).toContain('The third · /blog/update-3');
			const titles = async (slugs: string[]) =>
				Promise.all(slugs.map(async (slug) => (await post(slug)).topic));
			expect(await titles(['update', 'update-2', 'update-3'])).toEqual([
				'The first',
				'The second',
				'The third',
			]);
			expect(await leads('/updates/2020')).toBe('/blog/update-2');
			const before = await entries('blog');

			await writeFile(join(root, '_posts/2022-05-01-update.md'), front('title: The fourth'));
			expect(await run(root)).toContain('1 added, 3 there already');
			const [fourth, ...others] = await entries('blog');
			expect(fourth).toMatchObject({ topic: 'The fourth', slug: 'update-4' });
			expect(others).toEqual(before);

			const moved = await place({
				'update.md': front('title: From another blog'),
				'blog/_posts/2019-05-01-update.md': front('title: The first'),
				'blog/_posts/2020-05-01-update.md': front('title: The second\naliases: [/updates/2020]'),
				'blog/_posts/2021-05-01-update.md': front('title: The third'),
			});
			const toldOfMoved = await run(moved);
			expect(toldOfMoved).toContain('1 added, 3 there already');
			expect(toldOfMoved).toContain(
				'From another blog · /blog/update-5 · a new address, because /blog/update is used',
			);
		},
		3 * minute,
	);
});

/** A text node in the format of Ghost's editor, for a post without HTML. */
const said = (text: string, format = 0) => ({ type: 'extended-text', text, format });
const lexical = {
	root: {
		type: 'root',
		children: [
			{ type: 'extended-heading', tag: 'h2', children: [said('Two')] },
			{
				type: 'paragraph',
				children: [
					said('A '),
					said('bold', 1),
					said(' '),
					{ type: 'link', url: 'https://looms.example/', children: [said('loom')] },
					said(' & '),
					said('<b>', 16),
				],
			},
			{
				type: 'list',
				listType: 'number',
				children: ['One', 'Two'].map((text) => ({ type: 'listitem', children: [said(text)] })),
			},
			{
				type: 'image',
				src: '__GHOST_URL__/content/images/2021/03/blue.png',
				alt: 'Blue',
				caption: '<span>A sky</span>',
			},
			{ type: 'markdown', markdown: '*Written* here' },
			{ type: 'codeblock', language: 'js', code: 'let a = 1;' },
			{ type: 'bookmark', url: 'https://video.example/1' },
		],
	},
};

const item = (more: string, content: string) =>
	`<item>${more}<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded></item>`;
const xml = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<wp:author><wp:author_login>anna</wp:author_login><wp:author_display_name><![CDATA[Anna Nováková]]></wp:author_display_name></wp:author>
${item('<title>Weft &amp; more</title><link>https://old.example/2018/06/weft/</link><dc:creator>anna</dc:creator><wp:post_id>5</wp:post_id><wp:post_date_gmt>2018-06-07 08:09:10</wp:post_date_gmt><wp:post_name>weft</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="post_tag" nicename="a"><![CDATA[Cloth]]></category><category domain="category" nicename="u"><![CDATA[Uncategorized]]></category><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>', 'First line.\n\n[gallery ids="1"]Second <em>line</em>. <img src="https://old.example/wp-content/uploads/2018/06/green.png" alt="Green" />')}
${item('<title>green</title><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/wp-content/uploads/2018/06/green.png</wp:attachment_url>', '')}
${item('<title>Half done</title><wp:post_id>6</wp:post_id><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:post_name></wp:post_name><wp:status>draft</wp:status><wp:post_type>post</wp:post_type>', 'Later.')}
</channel></rss>`;

describe('importing exports of Ghost and WordPress', () => {
	it(
		'imports posts from one zip with pictures, tags, authors, drafts and redirects',
		async () => {
			const data = {
				posts: [
					{
						id: '1',
						title: 'Warp',
						slug: 'warp',
						html: '<h1>One</h1><p>Some <strong>thread</strong>.</p><figure><img src="__GHOST_URL__/content/images/2021/03/blue.png" alt="Blue"><figcaption>A sky</figcaption></figure>',
						feature_image: '__GHOST_URL__/content/images/2021/03/blue.png',
						status: 'published',
						published_at: '2021-03-04T05:06:07.000Z',
						custom_excerpt: 'Threads',
					},
					{ id: '2', title: 'Later', slug: 'later', html: '<p>x</p>', status: 'draft' },
					{
						id: '4',
						title: 'Weft',
						slug: 'weft-4',
						lexical: JSON.stringify(lexical),
						status: 'published',
					},
					{ id: '3', title: 'About', slug: 'about', html: '<p>x</p>', type: 'page' },
				],
				tags: [
					{ id: 't', name: 'Looms' },
					{ id: 'h', name: '#theme', visibility: 'internal' },
				],
				posts_tags: [
					{ post_id: '1', tag_id: 't' },
					{ post_id: '1', tag_id: 'h' },
				],
				users: [{ id: 'u', name: 'Rokeya' }],
				posts_authors: [{ post_id: '1', author_id: 'u' }],
			};
			const archive = join(folder, 'ghost.zip');
			await writeFile(
				archive,
				zipOf({
					'export.json': Buffer.from(JSON.stringify({ db: [{ data }] })),
					'images/2021/03/blue.png': await picture('#00a'),
					'wordpress.xml': Buffer.from(xml),
					'uploads/2018/06/green.png': await picture('#0a0'),
					'cases/ghost.json': await readFile(join(fixtures, 'ghost.json')),
					'cases/wordpress.xml': await readFile(join(fixtures, 'wordpress.xml')),
				}),
			);
			const told = await run(archive);
			expect(told).toContain('17 added');
			expect(lastExitCode).toBe(LEFT_OUT);
			expect(told).toContain('“About” is a page');
			const { description } = await post('weft-4');
			expect(description.replace(/!\[Blue\][\s\S]*?\*A sky\*/, '(blue)')).toBe(
				[
					'## Two',
					'A **bold** [loom](https://looms.example/) & `<b>`',
					'1.  One\n2.  Two',
					'(blue)',
					'*Written* here',
					'```js\nlet a = 1;\n```',
					'https://video.example/1',
				].join('\n\n'),
			);
			const warp = await post('warp');
			expect(warp).toMatchObject({
				topic: 'Warp',
				author: 'Rokeya',
				tags: ['Looms'],
				excerpt: 'Threads',
			});
			expect(warp.description).toMatch(
				/^## One\n\nSome \*\*thread\*\*\.\n\n!\[Blue\]\(\/uploads\/\S+\)\n\n\*A sky\*$/,
			);
			expect(warp.picture.width).toBe(60);
			expect(await leads('/warp')).toBe('/blog/warp');
			expect(await leads('/later')).toBeUndefined();

			const weft = await post('weft');
			expect(weft).toMatchObject({
				topic: 'Weft & more',
				author: 'Anna Nováková',
				date: '2018-06-07T08:09:10.000Z',
				tags: ['Cloth'],
			});
			expect(weft.description).toMatch(
				/^First line\.\n\nSecond \*line\*\. !\[Green\]\(\/uploads\/\S+\)$/,
			);
			expect(told).toContain('left out: attachment 1 of a gallery, which the export lacks');
			expect(weft.picture.width).toBe(60);
			expect(await leads('/2018/06/weft')).toBe('/blog/weft');

			const stored = await entries('blog');
			const reasons = {
				'half-done': 'a draft',
				'min-password': 'a draft, because: password-protected',
				'case-paid': 'a draft, because: for paying members only',
				'case-members': 'a draft, because: for members only',
				'case-letter': 'a draft, because: only sent by e-mail',
				'case-cards': 'a draft, because: it has a paywall',
				'case-scheduled': 'scheduled for 2099-05-06T07:00:00.000Z',
			};
			for (const [slug, reason] of Object.entries(reasons)) {
				expect(told).toContain(`/blog/${slug} · ${reason}`);
				expect((await call(`/api/blog/${slug}`)).status, slug).toBe(404);
			}
			expect(stored.find(({ slug }) => slug === 'case-scheduled')).toMatchObject({
				status: 'draft',
				publishAt: '2099-05-06T07:00:00.000Z',
			});
			const { body } = await call('/api/search?q=SECRET');
			expect(JSON.stringify(body)).not.toContain('SECRET');
			const titleOfEntities = await post('min-entities');
			expect(titleOfEntities).toMatchObject({ topic: 'Don’t & do “it”', tags: ['A & B'] });

			expect(await run(archive)).toContain('0 added, 17 there already');
			expect(await entries('blog')).toEqual(stored);
		},
		2 * minute,
	);
});

it(
	'refuses invalid sources with a reason',
	async () => {
		expect(await refusal()).toContain('npm run import -- PATH');
		expect(await refusal('/nowhere')).toContain('There is nothing at /nowhere');
		const root = await place({ 'a.txt': 'x', 'bad.zip': 'x' });
		expect(await refusal(root)).toContain('There is nothing to import in it');
		expect(await refusal(join(root, 'bad.zip'))).toContain('is no zip that can be read');
		const outside = join(root, 'outside.zip');
		await writeFile(outside, zipOf({ '../outside.md': Buffer.from('# Out') }));
		expect(await refusal(outside)).toContain('../outside.md');
	},
	minute,
);

describe('importing a single file', () => {
	it(
		'imports only the local pictures that the file references',
		async () => {
			const root = await place({
				'alone.md':
					'---\ntitle: Alone\ncover: https://elsewhere.example/img/private.png\n---\n![a](img/own.png) ![b](private.png) ![c](../up.png) ![d](https://elsewhere.example/img/own.png)\n',
				'img/own.png': await picture('#0aa'),
				'img/private.png': await picture('#a0a'),
			});
			const told = await run('--keep-addresses', join(root, 'alone.md'));
			expect(told).toContain('Alone · /blog/alone · 1 picture');
			expect(told).toContain('No such picture beside the texts: private.png');
			expect(told).toContain('No such picture beside the texts: ../up.png');
			const alone = await post('alone');
			expect(alone.description).toMatch(
				/^!\[a\]\(\/uploads\/\S+\) !\[b\]\(private\.png\) !\[c\]\(\.\.\/up\.png\) !\[d\]\(https:\/\/elsewhere\.example\/img\/own\.png\)$/,
			);
			expect(alone.img).toBe('https://elsewhere.example/img/private.png');
		},
		minute,
	);
});

/** Opens a source in a process without permission to read every file. */
const opened = async (path: string) => {
	const program = `const { openSource } = require('./dist/src/api/import/reading/source.js');
		if (process.getuid() === 0) process.seteuid(65534);
		openSource(process.argv[1]).then(({ files, unread }) => process.stdout.write(JSON.stringify({ files, unread })));`;
	const { stdout } = await promisify(execFile)(process.execPath, ['-e', program, path], {
		env: environment(inject('database').variables),
	});
	return JSON.parse(stdout);
};

it(
	'reports an unreadable folder and reads the others',
	async () => {
		const root = await place({ 'a.md': 'x', 'closed/b.md': 'x', 'open/c.md': 'x' });
		for (const path of [folder, root]) await chmod(path, 0o755);
		await chmod(join(root, 'closed'), 0);
		expect(await opened(root)).toEqual({ files: ['a.md', 'open/c.md'], unread: ['closed'] });
	},
	minute,
);
