/** Services that are built here. */
export const builtServices = ['site', 'cms', 'caddy'] as const;
export type BuiltService = (typeof builtServices)[number];

/** The services of docker-compose.yml, in some container engine. */
export interface Stack {
	/** Builds every image of its own. */
	build(): Promise<void>;
	/** Size of a built image in bytes, all layers included. */
	measureImage(service: BuiltService): Promise<number>;
	/** Starts the services, or those given, and returns when their health checks pass. */
	start(services?: readonly BuiltService[]): Promise<void>;
	stop(services: readonly BuiltService[]): Promise<void>;
	/** Runs a command in a running service and returns its output. */
	execute(service: BuiltService, command: readonly string[]): Promise<string>;
	/** Runs a command in a new container of a service. */
	runOnce(service: BuiltService, command: readonly string[]): Promise<void>;
	/** Removes the containers and their data. The images stay. */
	remove(): Promise<void>;
	/** Returns the logs of all services, for a failure. */
	readLogs(): Promise<string>;
}
