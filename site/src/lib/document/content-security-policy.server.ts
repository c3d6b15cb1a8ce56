import { createHash } from 'node:crypto';
import { videoPlayerOrigins } from '@sumu/contract';

const hashOf = (script: string) =>
	`'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Path of the build's scripts. */
const assetsPath = '/assets/';
const anyOwnFile = "script-src 'self'";

/**
 * Builds the policy of a page. It allows the site's own files and the app's inline scripts, each by its hash: unlike a
 * nonce, a hash can be cached with the page. Pictures may come from any https address, because the owner may enter one,
 * from blobs (pictures just chosen on this device), and
 * from `pictureOrigin`, which a storage in the same network may serve without https. Every page may show the players of videos, because a visitor can
 * reach an article from any page without loading a new document. Only the site itself may embed the page in a frame,
 * unless its route says otherwise.
 */
export function contentSecurityPolicy(
	scripts: readonly string[],
	framedBy = "frame-ancestors 'self'",
	pictureOrigin = '',
): string {
	return [
		"default-src 'self'",
		[anyOwnFile, ...new Set(scripts.map(hashOf))].join(' '),
		"style-src 'self' 'unsafe-inline'",
		["img-src 'self' data: blob: https:", pictureOrigin].filter(Boolean).join(' '),
		["frame-src 'self'", ...Object.values(videoPlayerOrigins)].join(' '),
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		framedBy,
	].join('; ');
}

/** A host name. Browsers ignore the path of a source with an IP address, except 127.0.0.1. */
const nameOfHost = /^(127\.0\.0\.1|(?!\d+(\.\d+)*(:|$))[a-z\d.-]+)(:\d+)?$/i;

/**
 * Returns the policy to send. It restricts scripts to the build's files, so that an upload can never be a script. A
 * path requires a host, which a cached page does not know.
 */
export const policyFor = (policy: string, host = ''): string =>
	nameOfHost.test(host) ? policy.replace(anyOwnFile, `script-src ${host}${assetsPath}`) : policy;

/** Makes a `Link` header ASCII-only. React writes addresses into it unencoded. */
export const asciiLink = (link: string): string =>
	link.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[^ -~]+/g, encodeURI);
