import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../setup/install.mjs';

export interface ProxyTestPorts {
	readonly proxy: number;
	readonly site: number;
	readonly cms: number;
}

const readDeployFile = (path: string) => readFileSync(join(repositoryRoot, 'deploy', path), 'utf8');

/** Starts Caddy with the repository's configuration and the ports of a test. Neither name has a certificate. */
export function startCaddy(names: string, folder: string, ports: ProxyTestPorts): ChildProcess {
	const file = join(folder, 'Caddyfile');
	const config = readDeployFile(`caddy/${names}.Caddyfile`)
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
export function startNginx(names: string, folder: string, ports: ProxyTestPorts): ChildProcess {
	const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
	const certificateOptions =
		'-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=example.com';
	execFileSync(
		'openssl',
		['req', ...certificateOptions.split(' '), '-keyout', key, '-out', certificate],
		{
			stdio: 'pipe',
		},
	);
	mkdirSync(join(folder, 'snippets'));
	writeFileSync(join(folder, 'snippets/sumu-proxy.conf'), readDeployFile('nginx/proxy.conf'));
	const nginxConfig = readDeployFile(`nginx/${names}.conf`)
		.replace(/listen \[::\].*\n/g, '\n')
		.replace(/listen 443/g, `listen 127.0.0.1:${ports.proxy}`)
		.replace(/listen 80/g, `listen unix:${folder}/http`)
		.replaceAll('/etc/letsencrypt/live/example.com', folder)
		.replace('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
		.replace('127.0.0.1:1337', `127.0.0.1:${ports.cms}`);
	const configFile = join(folder, 'nginx.conf');
	const tempPathDirectives = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join(' ');
	// Workers drop root privileges, and could not write to folders that only root can write to.
	const userDirective = process.getuid?.() === 0 ? 'user root;' : '';
	writeFileSync(
		configFile,
		`${userDirective} daemon off; pid ${folder}/pid; events {} http { access_log off; ${tempPathDirectives}\n${nginxConfig}\n}`,
	);
	return spawn('nginx', ['-c', configFile, '-e', 'stderr', '-g', 'error_log stderr;']);
}

export async function stopProcess(child: ChildProcess) {
	if (child.exitCode !== null) return;
	const exitEvent = once(child, 'exit');
	child.kill('SIGTERM');
	await exitEvent;
}
