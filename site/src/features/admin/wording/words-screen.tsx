import { WithSettings } from '../settings/components/with-settings';
import { WordsForm } from './words-form';

const screenTitle = 'Words';

/** Screen to replace any text of the site. */
export const WordsScreen = () => (
	<WithSettings title={screenTitle}>
		{(site) => <WordsForm site={site} title={screenTitle} />}
	</WithSettings>
);
