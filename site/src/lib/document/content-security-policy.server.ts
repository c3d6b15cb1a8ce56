import { createHash } from 'node:crypto';

const hashOf = (script: string) =>
	`'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Where scripts of the build lie. */
const assets = '/assets/';
const anyOwnFile = "script-src 'self'";

/**
 * A page may run its own files and the inline scripts the app itself wrote, each allowed by its
 * hash: unlike a nonce, that can be kept with a cached page. Pictures may come from any https
 * address, since the owner may give one; a blob is one just chosen on this device. Only the site itself
 * may show it in a frame, where its route says nothing else.
 */
export function contentSecurityPolicy(
	scripts: readonly string[],
	framedBy = "frame-ancestors 'self'",
): string {
	return [
		"default-src 'self'",
		[anyOwnFile, ...new Set(scripts.map(hashOf))].join(' '),
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob: https:",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		framedBy,
	].join('; ');
}

/** A name: browsers match no path behind an address in numbers, but for this machine's. */
const nameOfHost = /^(127\.0\.0\.1|(?!\d+(\.\d+)*(:|$))[a-z\d.-]+)(:\d+)?$/i;

/**
 * The policy as it is sent: of the site's own files only those of the build are scripts, so that no
 * upload is one. A path needs the host before it, which a page that is cached does not know.
 */
export const policyFor = (policy: string, host = ''): string =>
	nameOfHost.test(host) ? policy.replace(anyOwnFile, `script-src ${host}${assets}`) : policy;
