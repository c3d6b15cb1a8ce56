import type { CatalogueArea } from './catalogue-entry';

/** Texts for missing pages, errors, deletions and servers that do not respond. */
export const errorWords = {
	notFound: { original: 'No Data Found', plain: 'Nothing here', bn: 'কিছু পাওয়া যায়নি' },
	notFoundText: {
		original: 'This page doesn’t exist, or has moved.',
		bn: 'এই ঠিকানায় কিছু নেই, বা আর নেই।',
	},
	notYours: { original: 'You don’t have access to this', bn: 'এটি আপনার নয়' },
	notYoursText: {
		original: 'It belongs to another account.',
		bn: 'এটি এখানকার অন্য কারও।',
	},
	methodNotAllowed: {
		original: 'You can’t do that here',
		bn: 'এখানে এটি করা যায় না',
	},
	methodNotAllowedText: {
		original: 'This page can only be viewed. Nothing was changed.',
		bn: 'এই ঠিকানাটি শুধু খোলা যায়। কিছুই বদলায়নি।',
	},
	unreadableForm: {
		original: 'The form couldn’t be read',
		bn: 'ফর্মটি পড়া যায়নি',
	},
	unreadableFormText: {
		original: 'It was sent in a format this site doesn’t accept. Go back and send it again.',
		bn: 'এটি এমন ফরম্যাটে পাঠানো হয়েছে যা এই সাইট নেয় না। ফিরে গিয়ে আবার পাঠান।',
	},
	cannotBeShown: {
		original: 'This page can’t be shown right now',
		bn: 'এই পাতা এখন দেখানো যাচ্ছে না',
	},
	cannotBeShownText: {
		original: 'The server didn’t answer. It’s usually back within a minute.',
		bn: 'সার্ভার সাড়া দেয়নি। সাধারণত এক মিনিটের মধ্যেই আবার দেয়।',
	},
	unexpectedError: {
		original: 'Unexpected Application Error!',
		plain: 'Something went wrong',
		bn: 'কিছু একটা ভুল হয়েছে',
	},
	linkExpired: { original: 'This link has expired', bn: 'এই লিংকের মেয়াদ শেষ' },
	reload: { original: 'Reload', bn: 'আবার লোড করুন' },
	reference: { original: 'Reference:', bn: 'সূত্র:' },
	tryingAgain: { original: 'Trying again…', bn: 'আবার চেষ্টা হচ্ছে…' },
	triesAgainIn: {
		original: {
			one: 'Trying again in {count} second.',
			other: 'Trying again in {count} seconds.',
		},
		bn: { other: '{count} সেকেন্ড পরে নিজে থেকেই আবার চেষ্টা করবে।' },
	},
	meanwhile: { original: 'Meanwhile, you can find {name} here', bn: 'ততক্ষণে {name}-কে এখানে পাবেন' },
	unsent: {
		original: 'It couldn’t be sent. What you typed is still here.',
		bn: 'পাঠানো যায়নি। আপনার লেখা এখানেই আছে।',
	},
	noAnswerTyped: {
		original: 'The server didn’t answer. What you typed is still here. Please try again.',
		bn: 'সার্ভার সাড়া দিচ্ছে না। আপনার লেখা এখানেই আছে, আবার চেষ্টা করুন।',
	},
	noAnswer: { original: 'The server didn’t answer', bn: 'সার্ভার সাড়া দিচ্ছে না' },
	unavailable: {
		original: 'The server didn’t answer. Please try again in a moment.',
		bn: 'সার্ভার সাড়া দিচ্ছে না, একটু পরে আবার চেষ্টা করুন',
	},
	tooManyRequests: {
		original: 'Too many requests. Please try again in a minute.',
		bn: 'অনেকবার চেষ্টা হয়েছে, এক মিনিট পরে আবার চেষ্টা করুন',
	},
	pictureNotUploaded: { original: 'The picture couldn’t be uploaded', bn: 'ছবি আপলোড হয়নি' },
	noPicture: {
		original: 'Please choose a picture: JPEG, PNG, WebP, GIF, AVIF or TIFF',
		bn: 'একটি ছবি বেছে নিন: JPEG, PNG, WebP, GIF, AVIF বা TIFF',
	},
	noSuchPicture: {
		original: 'This picture no longer exists. Please upload it again.',
		bn: 'ছবিটি নেই, আবার আপলোড করুন',
	},
	pictureTooLarge: { original: 'The picture must be 10 MB or smaller', bn: 'সর্বোচ্চ ১০ মেগাবাইট' },
	pictureTooWide: {
		original: 'The picture must have 40 megapixels or fewer',
		bn: 'সর্বোচ্চ ৪০ মেগাপিক্সেল',
	},
	storageFull: {
		original: 'Your storage is full. Please delete some pictures first.',
		bn: 'আপনার জায়গা শেষ, আগে কিছু ছবি মুছে ফেলুন',
	},
	wrongContentType: {
		original: 'This content type isn’t supported here',
		bn: 'এই ধরনের কনটেন্ট এখানে চলে না',
	},
	fillIn: { original: 'Please fill this in', bn: 'এটি পূরণ করুন' },
	chooseOne: { original: 'Please choose one of {choices}', bn: 'একটি বেছে নিন: {choices}' },
	tooMany: { original: 'Please enter at most {most} entries', bn: 'সর্বোচ্চ {most}টি' },
	atLeast: {
		original: 'Please enter {least} or more',
		bn: '{least} বা তার বেশি একটি সংখ্যা লিখুন',
	},
	tooShort: {
		original: 'Please enter at least {least} characters',
		bn: 'অন্তত {least}টি অক্ষর লিখুন',
	},
	tooLong: { original: 'Please enter at most {most} characters', bn: 'সর্বোচ্চ {most}টি অক্ষর লিখুন' },
	between: {
		original: 'Please enter a number from {min} to {max}',
		bn: '{min} থেকে {max}-এর মধ্যে একটি সংখ্যা লিখুন',
	},
	invalidNumber: {
		original: 'Please use only digits, spaces, + and -',
		bn: 'শুধু সংখ্যা, ফাঁকা জায়গা, + ও - দিয়ে নম্বর লিখুন',
	},
	invalidAddress: {
		original: 'Please enter an address that begins with https://',
		bn: 'https:// দিয়ে শুরু এমন একটি ঠিকানা লিখুন',
	},
	unauthorized: {
		original: 'Missing or invalid credentials',
		plain: 'Please sign in',
		bn: 'লগ ইন করুন',
	},
	otherAddress: {
		original: 'Please sign in at {address} instead',
		bn: 'বরং {address} খুলুন: শুধু সেখানেই লগ ইন করা যায়',
	},
	areYouSure: { original: 'Are you sure?', bn: 'আপনি কি নিশ্চিত?' },
	confirmDelete: { original: 'Yes, delete it !', plain: 'Yes, delete it', bn: 'হ্যাঁ, মুছুন' },
	deleteCancelledTitle: { original: 'Oops...', plain: 'Nothing was deleted', bn: 'কিছু মোছা হয়নি' },
	deleteCancelled: {
		original: 'Delete Cancel',
		plain: 'It’s still there.',
		bn: 'যা ছিল তা-ই আছে।',
	},
	deletedTitle: { original: 'Deleted!', plain: 'Deleted', bn: 'মুছে গেছে' },
	notDeleted: { original: 'It couldn’t be deleted', bn: 'মোছা যায়নি' },
	deleteCardQuestion: {
		original: 'You are sure to delete project information',
		plain: 'The project will be removed from your shortlist.',
		bn: 'প্রকল্পটি আপনার পছন্দের তালিকা থেকে বাদ যাবে।',
	},
	cardDeleted: {
		original: 'Project information has been deleted.',
		plain: 'The project was removed from your shortlist.',
		bn: 'এটি আর পছন্দের তালিকায় নেই।',
	},
	deleteAccountQuestion: {
		original: 'You are sure to delete account information',
		plain: 'Your account and everything in it will be deleted permanently.',
		bn: 'আপনার অ্যাকাউন্ট ও তার সবকিছু চিরতরে মুছে যাবে।',
	},
	accountDeleted: {
		original: 'Account information has been deleted.',
		plain: 'Your account has been deleted.',
		bn: 'আপনার অ্যাকাউন্ট মুছে গেছে।',
	},
	invalidColour: {
		original: 'Please enter a colour such as #1d4ed8',
		bn: '#1d4ed8-এর মতো একটি রং লিখুন',
	},
} as const satisfies CatalogueArea;
