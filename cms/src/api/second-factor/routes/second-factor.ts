import {
	newRecoveryCodes,
	setUpSecondFactor,
	turnOffSecondFactor,
	turnOnSecondFactor,
} from '@sumu/contract';
import { identityRoute } from '../../../identity/routes';

export default {
	routes: [setUpSecondFactor, turnOnSecondFactor, turnOffSecondFactor, newRecoveryCodes].map(
		identityRoute,
	),
};
