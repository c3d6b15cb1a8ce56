import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/** Connections of each agent, like those of the AWS SDK. */
const MAX_SOCKETS = 50;

/**
 * Handles errors of connections that no request listens to. A storage, or a proxy before it, may answer and hang up
 * before it has got the whole file; the error that follows would end the process.
 */
function ignoreLateErrors<Agent extends HttpAgent>(agent: Agent): Agent {
	const createConnection = agent.createConnection.bind(agent);
	agent.createConnection = (options, callback) => {
		const socket = createConnection(options, callback);
		socket?.on('error', () => {});
		return socket;
	};
	return agent;
}

const agentOptions = { keepAlive: true, maxSockets: MAX_SOCKETS } as const;

/** Agents for requests to storages. */
export const storageAgents = {
	httpAgent: ignoreLateErrors(new HttpAgent(agentOptions)),
	httpsAgent: ignoreLateErrors(new HttpsAgent(agentOptions)),
};
