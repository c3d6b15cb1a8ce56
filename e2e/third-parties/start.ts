import { thirdParties } from './addresses';
import { startMailServer } from './mail-server';
import { startOpenIdProvider } from './openid-provider';

// The mailbox last: its answer says that all of them run.
startOpenIdProvider(thirdParties.openId)
	.then(() => startMailServer(thirdParties))
	.catch((error: unknown) => {
		console.error(error);
		process.exit(1);
	});
