import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkCertificate } from './certificate';

let folder: string;
const ends: (() => unknown)[] = [];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'certificate-'));
});
afterEach(() => {
	for (const end of ends.splice(0)) end();
	rmSync(folder, { recursive: true });
});

/** Starts a TLS server whose certificate is valid for that many days. */
async function serveCertificate(days: number) {
	const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
	const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
	const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
	const files = ['-keyout', keyFile, '-out', certFile];
	execFileSync('openssl', ['req', '-x509', ...key, ...subject, '-days', String(days), ...files], {
		stdio: 'ignore',
	});
	const cert = readFileSync(certFile, 'utf8');
	const server = createServer({ key: readFileSync(keyFile), cert }, (socket) => socket.end());
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	ends.push(() => server.close());
	const address = server.address();
	const port = typeof address === 'object' && address ? address.port : 0;
	return { origin: `https://localhost:${port}`, cert };
}

test.each([
	[90, 'ok', 'expires in 89 days'],
	[15, 'ok', 'expires in 14 days'],
	[14, 'look', 'expires in 13 days'],
	[1, 'look', 'expires in 0 days'],
])('a certificate for %d days is %s', async (days, state, words) => {
	const { origin, cert } = await serveCertificate(days);
	const finding = await checkCertificate(origin, cert);
	expect(finding.found).toContain(words);
	expect(finding.state).toBe(state);
});

test('a certificate of an unknown authority is wrong', async () => {
	const { origin } = await serveCertificate(90);
	expect(await checkCertificate(origin)).toMatchObject({
		state: 'wrong',
		found: expect.stringContaining('browsers refuse the certificate (DEPTH_ZERO_SELF_SIGNED_CERT)'),
	});
});
