import { expect, test } from 'vitest';
import { contentSecurityPolicy, policyFor } from './content-security-policy.server';
import { ownScripts } from './own-scripts.server';

const scriptsOf = (policy: string) =>
	policy.split('; ').find((rule) => rule.startsWith('script-src'));

test('the policy allows inline app scripts only by hash', () => {
	const policy = contentSecurityPolicy(['alert(1)', 'b()', 'b()']);
	const scripts = scriptsOf(policy);
	expect(scripts?.match(/sha256-/g)).toHaveLength(2);
	// Expected hash from openssl: printf 'alert(1)'
	// openssl dgst -sha256 -binary
	// base64
	expect(scripts).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
	expect(scripts).not.toContain('unsafe');
	expect(policy).toContain("default-src 'self'");
});

test('the policy allows frames only of this site and of the two video players', () => {
	const frames = contentSecurityPolicy([])
		.split('; ')
		.filter((rule) => rule.startsWith('frame-src'));
	expect(frames).toEqual([
		"frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
	]);
});

test('the policy allows pictures from the bucket’s public host', () => {
	const origin = 'http://pictures.internal:9000';
	expect(contentSecurityPolicy([], undefined, origin)).toContain(`blob: https: ${origin};`);
});

test('a script without the app’s nonce is not treated as an app script', () => {
	const nonce = 'of-this-rendering';
	const rendered = [
		`<script nonce="${nonce}">own()</script>`,
		`<script type="module" nonce="${nonce}" async="">import("/a.js")</script>`,
		'<article><script>planted()</script><script nonce="guessed">planted()</script>',
		'<script x="<script">planted()</script><script>planted()<!-- unclosed </article>',
		`<script src="/b.js" nonce="${nonce}"></script>`,
		`<link rel="modulepreload" href="/c.js" nonce="${nonce}"/>`,
	].join('');
	const { html, scripts } = ownScripts(rendered, nonce);
	expect(scripts).toEqual(['own()', 'import("/a.js")']);
	expect(html).not.toContain(nonce);
	expect(html).toContain('<script type="module" async="">import("/a.js")</script>');
});

test.each([
	'example.com',
	'localhost:3000',
	'127.0.0.1:3000',
	'a-1.example.com',
])('on host %s the policy allows script files only from /assets/', (host) => {
	const policy = policyFor(contentSecurityPolicy(['alert(1)']), host);
	expect(scriptsOf(policy)).toMatch(new RegExp(`^script-src ${host}/assets/ 'sha256-`));
	expect(policy).toContain("default-src 'self'");
});

test.each([
	'',
	'192.168.1.5:3000',
	'[::1]:3000',
	"x; script-src 'unsafe-inline'",
	'a b',
])('on host %j, which a policy cannot name, the policy stays unchanged', (host) => {
	const policy = contentSecurityPolicy(['alert(1)']);
	expect(policyFor(policy, host)).toBe(policy);
});
