import { WithSettings } from '../settings/components/with-settings';
import { WeaveForm } from './weave-form';

const screenTitle = 'Weave';

/** Screen of the pattern generator. */
export const WeaveScreen = () => (
	<WithSettings title={screenTitle}>
		{(site) => <WeaveForm site={site} title={screenTitle} />}
	</WithSettings>
);
