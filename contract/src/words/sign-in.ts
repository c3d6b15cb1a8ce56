import type { CatalogueArea } from './catalogue-entry';

/** Sign-in and sign-up, and the texts that lead there. */
export const signInWords = {
	needsScripts: {
		original: 'You need JavaScript to sign in. Please turn it on in your browser.',
		bn: 'লগ ইন করতে জাভাস্ক্রিপ্ট লাগে: ব্রাউজারে এটি চালু করুন।',
	},
	userName: { original: 'User Name', plain: 'Your name', bn: 'আপনার নাম' },
	emailAddress: { original: 'Email address', plain: 'E-mail address', bn: 'ই-মেইল ঠিকানা' },
	email: { original: 'Email', plain: 'E-mail', bn: 'ই-মেইল' },
	password: { original: 'Password', bn: 'পাসওয়ার্ড' },
	rememberMe: { original: 'Remember me', bn: 'আমাকে মনে রাখুন' },
	forgotYourPassword: { original: 'Forgot your password?', bn: 'পাসওয়ার্ড ভুলে গেছেন?' },
	loggingIn: { original: 'Logging in…', bn: 'লগ ইন হচ্ছে…' },
	signUp: { original: 'Sign up', bn: 'অ্যাকাউন্ট খুলুন' },
	signingUp: { original: 'Signing up…', bn: 'অ্যাকাউন্ট খোলা হচ্ছে…' },
	agreeTerms: {
		original: 'agree terms and conditions',
		plain: 'I agree to the terms and conditions',
		bn: 'আমি শর্তাবলিতে রাজি',
	},
	createAccount: {
		original: 'create a new account ?',
		plain: 'Create a new account',
		bn: 'নতুন অ্যাকাউন্ট খুলুন',
	},
	haveAccount: { original: 'Already have an account?', bn: 'আগে থেকেই আছে?' },
	signUpTitle: {
		original: 'Create an account, keep a shortlist',
		bn: 'অ্যাকাউন্ট খুলুন, পছন্দের তালিকা রাখুন',
	},
	signUpIntro: {
		original: 'Open full projects, save them to your cart and leave a review.',
		plain: 'Open full projects, put them on your shortlist and leave a review.',
		bn: 'পুরো প্রকল্প দেখুন, পছন্দের তালিকায় রাখুন এবং মতামত দিন।',
	},
	loginTitle: { original: 'Good to see you again', bn: 'আবার দেখা হয়ে ভালো লাগল' },
	loginIntro: {
		original: 'Your shortlist is where you left it.',
		bn: 'আপনার তালিকা যেখানে রেখেছিলেন সেখানেই আছে।',
	},
	loginDescription: {
		original: 'Sign in to open full projects, keep a cart and leave reviews.',
		plain: 'Sign in to open full projects, keep a shortlist and leave reviews.',
		bn: 'পুরো প্রকল্প দেখতে, পছন্দের তালিকা রাখতে ও মতামত দিতে লগ ইন করুন।',
	},
	or: { original: 'or', bn: 'অথবা' },
	continueWithGoogle: { original: 'Continue with Google', bn: 'Google দিয়ে চালিয়ে যান' },
	googleTerms: {
		original: 'By continuing, you agree to the pages {terms} and {privacy}.',
		bn: 'এগিয়ে গেলে {terms} ও {privacy} পাতার কথায় আপনি রাজি।',
	},
	googleIntro: { original: 'Google has confirmed who you are.', bn: 'Google আপনার পরিচয় জানিয়েছে।' },
	signingIn: { original: 'Signing in', bn: 'লগ ইন' },
	signingYouIn: { original: 'Signing you in', bn: 'আপনাকে লগ ইন করা হচ্ছে' },
	googleCancelled: {
		original: 'Sign-in with Google was cancelled',
		bn: 'Google দিয়ে লগ ইন বাতিল হয়েছে',
	},
	googleUnverified: {
		original: 'Your Google account has no verified e-mail address',
		bn: 'আপনার Google অ্যাকাউন্টে যাচাই করা ই-মেইল নেই',
	},
	googleFailed: {
		original: 'Sign-in with Google failed. Please try again.',
		bn: 'Google দিয়ে লগ ইন হয়নি, আবার চেষ্টা করুন',
	},
	googleOff: {
		original: 'You can’t sign in with Google here. Please use your e-mail address.',
		bn: 'এই সাইটে Google দিয়ে লগ ইন নেই, ই-মেইল ঠিকানা দিয়ে লগ ইন করুন',
	},
	switchScriptsOn: {
		original: 'Please turn on JavaScript and {link} to read on.',
		bn: 'পড়তে হলে স্ক্রিপ্ট চালু করে {link}।',
	},
	logInLink: { original: 'log in', bn: 'লগ ইন করুন' },
	forgottenPassword: { original: 'Forgotten password', bn: 'ভুলে যাওয়া পাসওয়ার্ড' },
	forgottenIntro: {
		original: 'Enter your e-mail address to get a reset link.',
		bn: 'আপনার ঠিকানা লিখুন, নতুন পাসওয়ার্ড দেওয়ার লিংক মেইলে পাবেন।',
	},
	forgottenIntroWithoutMail: {
		original: 'This site can’t send e-mail. Request a reset link here, then ask {contact} for it.',
		bn: 'এই সাইট ই-মেইল পাঠাতে পারে না। এখানে লিংক চান, তারপর {contact}-এর কাছে সেটি চেয়ে নিন।',
	},
	siteOwner: { original: 'the owner', bn: 'মালিক' },
	backToLogin: { original: 'Back to the login', plain: 'Back to login', bn: 'লগ ইনে ফিরুন' },
	sendLink: { original: 'Send reset link', bn: 'লিংক পাঠান' },
	sendLinkAgain: { original: 'Send it again', bn: 'আবার পাঠান' },
	requestLink: { original: 'Request reset link', bn: 'লিংক চান' },
	requestLinkAgain: { original: 'Request it again', bn: 'আবার চান' },
	linkMailed: {
		original: 'If there is an account for {email}, an e-mail is on its way.',
		bn: '{email}-এর কোনো অ্যাকাউন্ট থাকলে সেখানে মেইল যাচ্ছে।',
	},
	linkRequested: {
		original:
			'Your request was received. If there is an account for {email}, the owner can give you the link.',
		bn: 'আপনার অনুরোধ পাওয়া গেছে। {email}-এর কোনো অ্যাকাউন্ট থাকলে মালিক আপনাকে লিংকটি দিতে পারবেন।',
	},
	linkGoodForHour: {
		original: 'The link works once and expires in an hour.',
		bn: 'লিংকটি এক ঘণ্টা এবং একবারই কাজ করে।',
	},
	newPasswordTitle: { original: 'New password', bn: 'নতুন পাসওয়ার্ড' },
	newPasswordOnceMore: { original: 'Repeat the new password', bn: 'নতুন পাসওয়ার্ড আবার' },
	setNewPassword: { original: 'Set a new password', bn: 'নতুন পাসওয়ার্ড দিন' },
	newPasswordIntro: {
		original: 'At least six letters and digits. You’ll be signed out on all other devices.',
		bn: 'অন্তত ছয়টি অক্ষর ও সংখ্যা। অন্য সব ডিভাইস লগ আউট হবে।',
	},
	sendNewLink: { original: 'Request a new link', bn: 'নতুন লিংক চান' },
	savePassword: { original: 'Save the password', bn: 'পাসওয়ার্ড সংরক্ষণ করুন' },
	confirmYourEmail: { original: 'Confirm your e-mail', bn: 'ই-মেইল নিশ্চিত করুন' },
	confirmYourAddress: { original: 'Confirm your address', bn: 'ঠিকানা নিশ্চিত করুন' },
	confirmIntro: {
		original: 'So that e-mails from this site reach you and nobody else.',
		bn: 'যাতে এই সাইটের মেইল শুধু আপনার কাছে পৌঁছায়।',
	},
	addressConfirmed: {
		original: 'Thank you, your e-mail address is confirmed.',
		bn: 'ধন্যবাদ, আপনার ই-মেইল ঠিকানা নিশ্চিত হয়েছে।',
	},
	confirmationOver: {
		original:
			'The link works once and expires in a day. Your profile shows whether your address is confirmed.',
		bn: 'লিংক এক দিন এবং একবারই কাজ করে। ঠিকানা নিশ্চিত হয়েছে কি না প্রোফাইলে দেখুন।',
	},
	confirmationOverMail: {
		original:
			'The link works once and expires in a day. Your profile shows whether your address is confirmed, and can send you another link.',
		bn: 'লিংক এক দিন এবং একবারই কাজ করে। ঠিকানা নিশ্চিত হয়েছে কি না প্রোফাইলে দেখুন, সেখান থেকে আরেকটি মেইল চাইতে পারেন।',
	},
	goToProfile: { original: 'Go to my profile', bn: 'আমার প্রোফাইলে যান' },
	goHome: { original: 'Go to the home page', bn: 'হোম পেজে যান' },
	recoveryCodeLabel: { original: 'One of your recovery codes', bn: 'আপনার একটি পুনরুদ্ধার কোড' },
	appCodeLabel: { original: 'Code from your authenticator app', bn: 'অথেনটিকেটর অ্যাপের কোড' },
	useApp: { original: 'Use the app instead', bn: 'বরং অ্যাপ ব্যবহার করুন' },
	useRecoveryCode: { original: 'Use a recovery code', bn: 'পুনরুদ্ধার কোড ব্যবহার করুন' },
	sessionEnded: {
		original:
			'Your session has ended. What you typed is still here and will be saved when you sign in again.',
		bn: 'আপনার সেশন শেষ হয়েছে। যা লিখেছেন তা এখানেই আছে, ফিরে এলেই সংরক্ষণ হবে।',
	},
	notNow: { original: 'Not now', bn: 'এখন নয়' },
	signInOtherWay: {
		original: 'Sign in another way, in a new tab',
		bn: 'নতুন ট্যাবে অন্যভাবে লগ ইন করুন',
	},
	haveAnAccount: { original: 'I have an account', bn: 'আমার অ্যাকাউন্ট আছে' },
	newHere: { original: 'I am new here', bn: 'আমি এখানে নতুন' },
	waysToSignIn: { original: 'Ways to sign in', bn: 'লগ ইনের উপায়' },
	loginDescriptionOpen: {
		original: 'Sign in to keep a cart and leave reviews.',
		plain: 'Sign in to keep a shortlist and leave reviews.',
		bn: 'পছন্দের তালিকা রাখতে ও মতামত দিতে লগ ইন করুন।',
	},
	signInAndGoBack: { original: 'Sign in and go back to {title}', bn: 'লগ ইন করে {title}-এ ফিরুন' },
	signInToOpen: { original: 'Sign in to open {title}', bn: '{title} খুলতে লগ ইন করুন' },
	oneStepAway: { original: 'You’re one step away.', bn: 'আর এক ধাপ বাকি।' },
	signUpIntroOpen: {
		original: 'Save projects to your cart and leave a review.',
		plain: 'Put projects on your shortlist and leave a review.',
		bn: 'প্রকল্প পছন্দের তালিকায় রাখুন এবং মতামত দিন।',
	},
	signUpAndGoBack: {
		original: 'Create an account and go back to {title}',
		bn: 'অ্যাকাউন্ট খুলে {title}-এ ফিরুন',
	},
	signUpToOpen: {
		original: 'Create an account to open {title}',
		bn: '{title} খুলতে অ্যাকাউন্ট খুলুন',
	},
} as const satisfies CatalogueArea;
