import { WithSettings } from '../settings/components/with-settings';
import { WordsForm } from './words-form';

const title = 'Words';

/** Where the owner replaces any word of the site. */
export const WordsScreen = () => (
	<WithSettings title={title}>{(site) => <WordsForm site={site} title={title} />}</WithSettings>
);
