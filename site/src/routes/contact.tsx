import { sitePaths } from '../config/paths';
import { contactForm } from '../features/contact/api/send-message';
import { ContactPage } from '../features/contact/components/contact-page';
import { PageHead } from '../features/seo/components/page-head';
import { handleForms } from '../lib/forms/handle-forms.server';
import { readOnServer } from '../lib/query';
import { readSiteWithFallback } from '../lib/site/known-site.server';
import { sectionOf } from '../lib/site/sections';
import { useSite } from '../lib/site/use-site';
import { useWords } from '../lib/words/use-words';
import type { Route } from './+types/contact';

/** Handles the form when it is posted without scripts. */
export const action = async ({ request }: { request: Request }) =>
	handleForms([contactForm((await readOnServer(readSiteWithFallback)).contactNumber)], request);

export default function Contact({ actionData: posted }: Route.ComponentProps) {
	const { t } = useWords();

	const site = useSite();
	const heading = sectionOf(site, 'contact');
	return (
		<>
			<PageHead title={t('Contact')} description={heading.text} path={sitePaths.contact.at()} />
			<ContactPage content={site} heading={heading} posted={posted} />
		</>
	);
}
