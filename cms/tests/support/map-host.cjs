// Preloaded with NODE_OPTIONS: connects a host with a public-looking name to a local server.
const net = require('node:net');

const { MAPPED_HOST, MAPPED_PORT } = process.env;
const { connect } = net.Socket.prototype;

net.Socket.prototype.connect = function connectMapped(...given) {
	const [options] = Array.isArray(given[0]) ? given[0] : given;
	if (options?.host !== MAPPED_HOST) return connect.apply(this, given);
	return connect.call(this, { host: '127.0.0.1', port: Number(MAPPED_PORT) });
};
