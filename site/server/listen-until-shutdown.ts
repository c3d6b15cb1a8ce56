import type { Server } from 'node:http';
import type { SiteEnv } from '../src/config/env.server.ts';
import { logError, logInfo } from '../src/lib/log/log.server.ts';

/** Milliseconds that requests in flight may still take at shutdown. */
const SHUTDOWN_TIMEOUT_MS = 5000;

/** Listens until SIGINT or SIGTERM, then finishes requests in flight. */
export function listenUntilShutdown(server: Server, { host, port }: SiteEnv): void {
	server.on('error', (error) => {
		logError(explainListenError(error, host, port));
		process.exit(1);
	});
	server.listen(port, host, () => logInfo(`The site listens on http://${host}:${port}`));
	process.once('SIGINT', () => stopServer(server));
	process.once('SIGTERM', () => stopServer(server));
}

function explainListenError(error: Error, host: string, port: number): string {
	const code = 'code' in error ? error.code : '';
	if (code === 'EADDRINUSE')
		return `Port ${port} is taken by another program. Stop it, or set SITE_PORT to a free port.`;
	if (code === 'EACCES')
		return `Port ${port} may not be used by this user. Set SITE_PORT above 1023.`;
	if (code === 'EADDRNOTAVAIL') return `${host} is no address of this machine. Set HOST.`;
	return `The site cannot listen on ${host}:${port}: ${error.message}`;
}

function stopServer(server: Server): void {
	server.close(() => process.exit());
	server.closeIdleConnections();
	setTimeout(() => {
		server.closeAllConnections();
		process.exit();
	}, SHUTDOWN_TIMEOUT_MS).unref();
}
