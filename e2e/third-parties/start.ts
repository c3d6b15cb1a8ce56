import { thirdParties } from './addresses';
import { startLocationServices } from './location-services';
import { startMailServer } from './mail-server';
import { startOpenIdProvider } from './openid-provider';

// The mailbox starts last: its first response means that all of them run.
startOpenIdProvider(thirdParties.openId)
	.then(() => startLocationServices(thirdParties.location))
	.then(() => startMailServer(thirdParties))
	.catch((error: unknown) => {
		console.error(error);
		process.exit(1);
	});
