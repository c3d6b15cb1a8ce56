import text from '../../../../docs/owner-guide.md?raw';
import home from '../../../../docs/screens/guide-home.webp';
import invite from '../../../../docs/screens/guide-invite.webp';
import messages from '../../../../docs/screens/guide-messages.webp';
import post from '../../../../docs/screens/guide-post.webp';
import project from '../../../../docs/screens/guide-project.webp';

const guidePictures: Readonly<Record<string, string>> = { home, invite, messages, post, project };

const [first = '', ...rest] = text.split('\n');

export const guideTitle = first.replace(/^# /, '');

/** Text of the guide with the panel's picture URLs. Relative links to repository files become plain code spans. */
export const guideMarkdown = rest
	.join('\n')
	.replace(/screens\/guide-(\w+)\.webp/g, (path, name: string) => guidePictures[name] ?? path)
	.replace(/(?<!!)\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '`$1`');
