import { chromium } from '@playwright/test';
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
const jobs=[['check','/otpqr/check/',360,800,'light'],['check','/otpqr/check/',1280,800,'dark'],['check-ko','/ko-KR/otpqr/check/',360,800,'dark'],['server','/otpqr/check/?show=server',360,800,'light'],['server-ko','/ko-KR/otpqr/check/?show=server',1280,800,'light'],['read','/otpqr/read/',360,800,'light'],['make','/otpqr/',360,800,'light'],['make','/otpqr/',1280,800,'light'],['program','/otpqr/program/',360,800,'light'],['notes','/otpqr/notes/aegis/',360,800,'light']];
for(const [n,u,w,h,c] of jobs){const p=await b.newPage({viewport:{width:w,height:h},colorScheme:c});await p.goto('http://localhost:4395'+u);await p.locator('html[data-ready]').waitFor();
 if(n.startsWith('check')){await p.getByTestId('check-code').fill('123456');await p.waitForTimeout(1500);}
 if(n==='read'){await p.getByTestId('read-text').fill('phonefactor://activate_account?code=123456789&url=https%3A%2F%2Fexample.com');await p.waitForTimeout(800);}
 await p.screenshot({path:`/tmp/sh-${n}-${w}-${c}.png`,fullPage:n!=='x' && w<500});
 console.log(n,w, await p.evaluate(()=>document.documentElement.scrollWidth));await p.close();}
await b.close();
