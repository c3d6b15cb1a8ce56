// @vitest-environment node
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.server';

test('each inline script is allowed by its hash, and nothing from elsewhere', () => {
	const policy = contentSecurityPolicy(
		'<script>alert(1)</script><script src="/a.js"></script><script type="module">b()</script>',
	);
	const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
	expect(scripts?.match(/sha256-/g)).toHaveLength(2);
	// openssl: printf 'alert(1)' | openssl dgst -sha256 -binary | base64
	expect(scripts).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
	expect(scripts).not.toContain('unsafe');
	expect(policy).toContain("default-src 'self'");
});
