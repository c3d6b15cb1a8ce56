import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/install.mjs';

export interface Ports {
	readonly proxy: number;
	readonly site: number;
	readonly cms: number;
}

const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8');

/** Starts Caddy with the repository's configuration and the ports of a test. Neither name has a certificate. */
export function startCaddy(names: string, folder: string, ports: Ports): ChildProcess {
	const file = join(folder, 'Caddyfile');
	const config = read(`caddy/${names}.Caddyfile`)
		.replace(/(127\.0\.0\.1\} )3000/g, `$1${ports.site}`)
		.replace(/(127\.0\.0\.1\} )1337/g, `$1${ports.cms}`);
	writeFileSync(file, `{\n\tadmin off\n}\n${config}`);
	return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
		env: {
			PATH: process.env.PATH,
			HOME: folder,
			SITE_DOMAIN: `http://example.com:${ports.proxy}`,
			CMS_DOMAIN: `http://cms.example.com:${ports.proxy}`,
		},
	});
}

/** Starts nginx with the repository's configuration, the ports and folders of a test, and a new certificate. */
export function startNginx(names: string, folder: string, ports: Ports): ChildProcess {
	const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
	const request =
		'-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=example.com';
	execFileSync('openssl', ['req', ...request.split(' '), '-keyout', key, '-out', certificate], {
		stdio: 'pipe',
	});
	mkdirSync(join(folder, 'snippets'));
	writeFileSync(join(folder, 'snippets/sumu-proxy.conf'), read('nginx/proxy.conf'));
	const config = read(`nginx/${names}.conf`)
		.replace(/listen \[::\].*\n/g, '\n')
		.replace(/listen 443/g, `listen 127.0.0.1:${ports.proxy}`)
		.replace(/listen 80/g, `listen unix:${folder}/http`)
		.replaceAll('/etc/letsencrypt/live/example.com', folder)
		.replace('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
		.replace('127.0.0.1:1337', `127.0.0.1:${ports.cms}`);
	const file = join(folder, 'nginx.conf');
	const stored = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join(' ');
	// Workers drop root privileges, and could not write to folders that only root can write to.
	const user = process.getuid?.() === 0 ? 'user root;' : '';
	writeFileSync(
		file,
		`${user} daemon off; pid ${folder}/pid; events {} http { access_log off; ${stored}\n${config}\n}`,
	);
	return spawn('nginx', ['-c', file, '-e', 'stderr', '-g', 'error_log stderr;']);
}

export async function end(child: ChildProcess) {
	if (child.exitCode !== null) return;
	const ended = once(child, 'exit');
	child.kill('SIGTERM');
	await ended;
}
