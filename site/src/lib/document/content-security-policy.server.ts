import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (script: string) =>
	`'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * A page may run its own files and its own inline scripts, each allowed by its hash: unlike a
 * nonce, that can be kept with a cached page. Pictures may come from any https address, since
 * the owner may give one; a blob is one just chosen on this device.
 */
export function contentSecurityPolicy(html: string): string {
	const hashes = Array.from(html.matchAll(inlineScript), ([, script = '']) => hashOf(script));
	return [
		"default-src 'self'",
		['script-src', "'self'", ...new Set(hashes)].join(' '),
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob: https:",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'self'",
	].join('; ');
}
