import { inLanguages } from "../../../platform/languages/words.ts";

/** What the privacy policy tells of things that code decides, so it is no text to edit. */
export const fixedTexts = inLanguages({
  /** What is stored in browsers. It follows the code that asks for consent. */
  cookies: {
    en: (
      <>
        <p>
          On your first visit a banner asks what may be stored in your browser. Until you choose, and if you choose
          Essential Only, nothing but the essential is stored. You can change your mind at any time with Cookie Settings
          at the foot of each page.
        </p>
        <ul>
          <li>
            <b>Essential</b> is always on: your answer to the banner (<code>cookieConsent</code>), your choice of dark
            mode, and that you have answered the offer to read in another language, all kept in your browser’s local
            storage and never sent to us. For administrators also the sign-in, and a cookie that tells a browser they
            have used before.
          </li>
          <li>
            <b>Analytics</b>: cookies of the analytics service, which is Google Analytics where one is used, that tell
            visits apart. Its script is loaded only after you have allowed it.
          </li>
          <li>
            <b>Advertising</b>: whether ad storage, ad user data and ad personalisation are allowed. This site shows no
            advertisements; your choice is passed on to the analytics service, where one is used, and holds should that
            ever change.
          </li>
          <li>
            <b>Functional</b>: storage that remembers settings of embedded services.
          </li>
        </ul>
        <p>
          <b>The offline guide</b> is kept only if you ask for it with “Save the guide”. Your browser then holds a copy
          of pages, portraits, scripts and fonts of this site, 1.6 MB at most while they are fetched, and a small
          program that opens them where there is no signal. With signal, it asks this site now and then what has been
          withdrawn, and removes it. What you read in the guide and answer in its key is not sent. It stays until you
          remove it on the <a href="/field-guide">page of the guide</a>, or delete the data of this site in your
          browser.
        </p>
        <p>
          Videos in texts are shown as a link on a plain panel at first. Only when you start one does your browser load
          the player from YouTube, from its address without cookies. The share links lead to other sites and load
          nothing from them before you follow one.
        </p>
      </>
    ),
    si: (
      <>
        <p>
          ඔබ පළමු වරට පැමිණෙන විට, ඔබේ බ්‍රව්සරයේ ගබඩා කළ හැක්කේ මොනවාදැයි දැන්වීමකින් අසනු ලැබේ. ඔබ තෝරන තුරුත්, ඔබ “අත්‍යවශ්‍ය පමණක්” තෝරන
          විටත්, ගබඩා කෙරෙන්නේ අත්‍යවශ්‍ය දේ පමණි. සෑම පිටුවකම පහළ ඇති “කුකී සැකසුම්” මගින් ඔබට ඕනෑම වේලාවක ඔබේ තීරණය වෙනස් කළ හැකිය.
        </p>
        <ul>
          <li>
            <b>අත්‍යවශ්‍ය</b> ගබඩාව සැමවිටම ක්‍රියාත්මකයි: දැන්වීමට ඔබ දුන් පිළිතුර (<code>cookieConsent</code>), අඳුරු තේමාව ගැන ඔබේ තේරීම සහ
            වෙනත් භාෂාවකින් කියවීමේ යෝජනාවට ඔබ පිළිතුරු දුන් බව. මේ සියල්ල ඔබේ බ්‍රව්සරයේ දේශීය ගබඩාවේ තබාගන්නා අතර, කිසි විටෙක අපට එවනු නොලැබේ.
            පරිපාලකයන් සඳහා ඊට අමතරව පිවිසීම සහ ඔවුන් පෙර භාවිත කළ බ්‍රව්සරයක් හඳුනාගන්නා කුකියක් ද වේ.
          </li>
          <li>
            <b>විශ්ලේෂණ</b>: පැමිණීම් එකිනෙකින් වෙන්කර හඳුනාගන්නා, විශ්ලේෂණ සේවාවේ කුකී; භාවිත වන්නේ නම් එම සේවාව Google Analytics ය. එහි ස්ක්‍රිප්ටය
            පූරණය වන්නේ ඔබ එයට ඉඩ දුන් පසුව පමණි.
          </li>
          <li>
            <b>වෙළඳ දැන්වීම්</b>: දැන්වීම් ගබඩාව, දැන්වීම් සඳහා පරිශීලක දත්ත සහ දැන්වීම් පෞද්ගලීකරණය සඳහා ඉඩ තිබේද යන්න. මෙම අඩවියේ වෙළඳ දැන්වීම්
            නැත; විශ්ලේෂණ සේවාවක් භාවිත වන්නේ නම් ඔබේ තේරීම එයට දන්වනු ලැබේ; කවදා හෝ එය වෙනස් වුවහොත් ද ඔබේ තේරීම වලංගු වේ.
          </li>
          <li>
            <b>ක්‍රියාකාරී</b>: පිටුවල ඇතුළත් කර ඇති සේවාවල සැකසුම් මතක තබාගන්නා ගබඩාව.
          </li>
        </ul>
        <p>
          <b>නොබැඳි අත්පොත</b> තබාගන්නේ “අත්පොත සුරකින්න” මගින් ඔබ එය ඉල්ලුවහොත් පමණි. එවිට ඔබේ බ්‍රව්සරය මෙම අඩවියේ පිටු, රූප, ස්ක්‍රිප්ට් සහ අකුරු
          වර්ගවල පිටපතක් (ලබාගන්නා විට උපරිමය 1.6 MB) සහ සංඥා නැති විට ඒවා විවෘත කරන කුඩා ක්‍රමලේඛයක් තබාගනී. සංඥා ඇති විට, ඉවත් කර ඇත්තේ මොනවාදැයි
          එය ඉඳහිට මෙම අඩවියෙන් විමසා, ඒවා මකා දමයි. ඔබ අත්පොතේ කියවන දේ සහ එහි යතුරට දෙන පිළිතුරු යවනු නොලැබේ. ඔබ{" "}
          <a href="/si/field-guide">අත්පොතේ පිටුවෙන්</a> එය ඉවත් කරන තුරු, නැතහොත් ඔබේ බ්‍රව්සරයේ මෙම අඩවියේ දත්ත මකා දමන තුරු එය පවතී.
        </p>
        <p>
          පෙළෙහි ඇති වීඩියෝ මුලින් පෙන්වන්නේ සරල පුවරුවක සබැඳියක් ලෙස ය. ඔබ වීඩියෝවක් ආරම්භ කළ විට පමණක් ඔබේ බ්‍රව්සරය YouTube වෙතින්, එහි කුකී
          නොමැති ලිපිනයෙන්, ධාවකය පූරණය කරයි. බෙදාගැනීමේ සබැඳි වෙනත් අඩවිවලට යොමු කරන අතර, ඔබ ඒවා ඔබන තුරු එම අඩවිවලින් කිසිවක් පූරණය නොවේ.
        </p>
      </>
    ),
    ta: (
      <>
        <p>
          நீங்கள் முதன்முறை வரும்போது, உங்கள் உலாவியில் எவற்றைச் சேமிக்கலாம் என ஓர் அறிவிப்பு கேட்கிறது. நீங்கள் தேர்ந்தெடுக்கும் வரையும்,
          “அத்தியாவசியம் மட்டும்” என்பதைத் தேர்ந்தெடுத்தாலும், அத்தியாவசியமானவை மட்டுமே சேமிக்கப்படும். ஒவ்வொரு பக்கத்தின் அடியிலும் உள்ள “குக்கீ
          அமைப்புகள்” மூலம் எந்நேரத்திலும் உங்கள் முடிவை மாற்றலாம்.
        </p>
        <ul>
          <li>
            <b>அத்தியாவசியம்</b> எப்போதும் செயற்படும்: அறிவிப்புக்கு நீங்கள் அளித்த பதில் (<code>cookieConsent</code>), இருண்ட தோற்றம்
            பற்றிய உங்கள் தெரிவு, வேறு மொழியில் வாசிக்கும் அழைப்புக்கு நீங்கள் பதிலளித்துவிட்டீர்கள் என்பது. இவை அனைத்தும் உங்கள் உலாவியின்
            உள்ளகச் சேமிப்பில் வைக்கப்படும்; ஒருபோதும் எங்களுக்கு அனுப்பப்படுவதில்லை. நிர்வாகிகளுக்கு, உள்நுழைவும், அவர்கள் முன்னர் பயன்படுத்திய
            உலாவியை அடையாளம் காட்டும் குக்கீ ஒன்றும் சேர்கின்றன.
          </li>
          <li>
            <b>பகுப்பாய்வு</b>: வருகைகளை வேறுபடுத்தி அறியும், பகுப்பாய்வுச் சேவையின் குக்கீகள்; பயன்படுத்தப்படும் இடத்தில் அச்சேவை Google
            Analytics ஆகும். நீங்கள் அனுமதித்த பின்னரே அதன் நிரல் ஏற்றப்படும்.
          </li>
          <li>
            <b>விளம்பரம்</b>: விளம்பரச் சேமிப்பு, விளம்பரத்துக்கான பயனர் தரவு, விளம்பரத் தனிப்பயனாக்கம் ஆகியவற்றுக்கு அனுமதி உண்டா என்பது.
            இத்தளத்தில் விளம்பரங்கள் இல்லை; பகுப்பாய்வுச் சேவை பயன்படுத்தப்பட்டால் உங்கள் தெரிவு அதற்கு அறிவிக்கப்படும்; என்றாவது இது மாறினாலும்
            உங்கள் தெரிவு செல்லுபடியாகும்.
          </li>
          <li>
            <b>செயற்பாடு</b>: உட்பொதிந்த சேவைகளின் அமைப்புகளை நினைவில் வைத்திருக்கும் சேமிப்பு.
          </li>
        </ul>
        <p>
          <b>இணையமில்லா வழிகாட்டி</b>, “வழிகாட்டியைச் சேமியுங்கள்” மூலம் நீங்கள் கேட்டால் மட்டுமே வைக்கப்படும். அப்போது உங்கள் உலாவி, இத்தளத்தின்
          பக்கங்கள், படங்கள், நிரல்கள், எழுத்துருக்கள் ஆகியவற்றின் நகலையும் (பெறும்போது அதிகபட்சம் 1.6 MB), இணைப்பு இல்லாத இடத்தில் அவற்றைத்
          திறக்கும் சிறு நிரலையும் வைத்திருக்கும். இணைப்பு இருக்கும்போது, எவை திரும்பப் பெறப்பட்டன என்று அது சில வேளைகளில் இத்தளத்திடம்
          கேட்டு, அவற்றை அகற்றும். நீங்கள் வழிகாட்டியில் வாசிப்பவையும் அதன் திறவுகோலுக்கு அளிக்கும் பதில்களும் அனுப்பப்படுவதில்லை.{" "}
          <a href="/ta/field-guide">வழிகாட்டியின் பக்கத்தில்</a> நீங்கள் அகற்றும் வரை, அல்லது உங்கள் உலாவியில் இத்தளத்தின் தரவை அழிக்கும் வரை
          அது இருக்கும்.
        </p>
        <p>
          உரைகளிலுள்ள காணொளிகள் முதலில் வெறும் பலகை ஒன்றில் ஓர் இணைப்பாகக் காட்டப்படும். நீங்கள் ஒரு காணொளியைத் தொடக்கும்போது மட்டுமே உங்கள்
          உலாவி, YouTube இலிருந்து, அதன் குக்கீகளற்ற முகவரியிலிருந்து, இயக்கியை ஏற்றும். பகிர்வு இணைப்புகள் பிற தளங்களுக்கு இட்டுச்
          செல்கின்றன; நீங்கள் அவற்றை அழுத்தும் முன் அத்தளங்களிலிருந்து எதுவும் ஏற்றப்படுவதில்லை.
        </p>
      </>
    ),
  },
  /** How long data is kept. It follows the code that deletes it. */
  retention: {
    en: (
      <ul>
        <li>
          <b>Contact data:</b> 2 years from the day of the message. After that it is deleted.
        </li>
        <li>
          <b>Letters about a tusker:</b> what you wrote, your name if you gave one, and a photograph that was not
          published: 2 years from the day of the letter, or until you take it back with its link.
        </li>
        <li>
          <b>Comments of those who were asked to read a text:</b> as long as the site keeps the text that they are
          about.
        </li>
        <li>
          <b>Analytics data:</b> 26 months. This is what the operator sets at the analytics service, where one is used.
        </li>
        <li>
          <b>Administrators’ accounts:</b> as long as the account exists.
        </li>
        <li>
          <b>What is stored in your browser:</b> until you delete it there.
        </li>
      </ul>
    ),
    si: (
      <ul>
        <li>
          <b>සම්බන්ධතා දත්ත:</b> පණිවිඩය ලැබුණු දිනයේ සිට වසර 2ක්. ඉන් පසුව ඒවා මකා දමනු ලැබේ.
        </li>
        <li>
          <b>දළ ඇතෙකු ගැන ලිපි:</b> ඔබ ලියූ දේ, ඔබ දුන්නේ නම් ඔබේ නම සහ පළ නොකළ ඡායාරූපයක්: ලිපියේ දිනයේ සිට වසර 2ක්, නැතහොත් ඔබ එහි
          සබැඳියෙන් ලිපිය ආපසු ගන්නා තුරු.
        </li>
        <li>
          <b>පෙළක් කියවන ලෙස ඉල්ලා සිටි අයගේ අදහස්:</b> ඒවා අදාළ වන පෙළ අඩවිය තබාගන්නා තාක් කල්.
        </li>
        <li>
          <b>විශ්ලේෂණ දත්ත:</b> මාස 26ක්. විශ්ලේෂණ සේවාවක් භාවිත වන විට, ක්‍රියාකරු එහි නියම කරන කාලය මෙයයි.
        </li>
        <li>
          <b>පරිපාලකයන්ගේ ගිණුම්:</b> ගිණුම පවතින තාක් කල්.
        </li>
        <li>
          <b>ඔබේ බ්‍රව්සරයේ ගබඩා කර ඇති දේ:</b> ඔබ එහිදී ඒවා මකා දමන තුරු.
        </li>
      </ul>
    ),
    ta: (
      <ul>
        <li>
          <b>தொடர்புத் தரவு:</b> செய்தி வந்த நாளிலிருந்து 2 ஆண்டுகள். அதன் பின் அது நீக்கப்படும்.
        </li>
        <li>
          <b>ஒரு கொம்பனைப் பற்றிய கடிதங்கள்:</b> நீங்கள் எழுதியது, நீங்கள் தந்திருந்தால் உங்கள் பெயர், வெளியிடப்படாத புகைப்படம்: கடிதத்தின்
          நாளிலிருந்து 2 ஆண்டுகள், அல்லது அதன் இணைப்பின் மூலம் நீங்கள் அதைத் திரும்பப் பெறும் வரை.
        </li>
        <li>
          <b>ஓர் உரையை வாசிக்குமாறு கேட்கப்பட்டவர்களின் கருத்துகள்:</b> அவற்றுக்குரிய உரையைத் தளம் வைத்திருக்கும் வரை.
        </li>
        <li>
          <b>பகுப்பாய்வுத் தரவு:</b> 26 மாதங்கள். பகுப்பாய்வுச் சேவை பயன்படுத்தப்படும்போது, நடத்துநர் அங்கு அமைக்கும் காலம் இதுவே.
        </li>
        <li>
          <b>நிர்வாகிகளின் கணக்குகள்:</b> கணக்கு இருக்கும் வரை.
        </li>
        <li>
          <b>உங்கள் உலாவியில் சேமிக்கப்பட்டவை:</b> நீங்கள் அங்கு அவற்றை நீக்கும் வரை.
        </li>
      </ul>
    ),
  },
});
