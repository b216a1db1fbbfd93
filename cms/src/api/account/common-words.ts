/** The words people use most in passwords, according to leaked lists; lower case, no digits. */
export const commonWords = new Set(
  `
  aaron abc abcd abcde abcdef abcdefg abcdefgh abcdefghij abigail access account action adam adgjmp adidas
  admin administrator admins alex alexander alexandra alexis alice allison always amanda amber america
  american andrea andrew andrey angel angela angels animal anthony antonio apollo apple apples april archer
  arsenal arthur asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl ashley august austin autumn awesome baby
  babygirl backyard badboy banana bandit barbara barcelona barney baseball basketball batman beach bear
  beautiful beaver beer bella berlin betty bigboy bigdaddy billy bird birdie birds birthday black blessed
  blink blossom blue bluebird boomer boss boston bradley brandon brandy brazil brian brother bubbles buddy
  bulldog bullshit buster butter butterfly butthead calvin camaro canada candy carlos caroline carter casper
  cassie catherine champion change changeit changeme charles charlie cheese chelsea cherry chester chicago
  chicken chocolate chris christ christian christine christmas christopher claire classic clinton coffee
  college compaq computer connor contact control cookie cookies cool coolman corvette cowboy cowboys
  creative cricket crystal daddy dakota dallas daniel danielle darkness david death default demo denver
  design devil diamond disney doctor dog dolphin dolphins donald dragon dragons dreams eagle eagles easter
  edward einstein elephant elizabeth emily eminem emma england enter eric example falcon family father
  february ferrari fire fish fishing florida flower flowers football forest forever formula frank freddy
  freedom friday friend friends fuckoff fuckyou garden gardener gardening gateway genius george georgia
  germany ghost giants ginger girls global godzilla gold golden goldfish golf google gordon grace grandma
  green guest guitar gunner habitat hammer hannah happiness happy harley harry hawaii heart heather heaven
  hello helpme hockey holiday home honda honey horse hotdog house hunter hunting iceman iloveu iloveyou
  india internet ironman isabella islam jackie jackson jaguar jake james january jasmine jason jasper
  jennifer jeremy jessica jesus jesuschrist johnny johnson jonathan jordan joseph joshua julian junior
  justin karate kathy kawasaki kelly kevin killer king kingdom kitten kitty knight ladybug lakers laura
  lauren leather legend lemon leonardo letmein letmeinplease liberty lightning linda little liverpool lizard
  logan login london looking love lovely loveme lover lovers loving lucky maggie magic manager manchester
  marina marine mario mark marlboro marley martin marvin master matrix matthew maverick maxwell melissa
  mercedes mercury merlin metallica michael michelle mickey microsoft midnight mike miller monday money
  monica monkey monkeys monster montana moon morgan mother mountain mouse muffin music mustang mynameis
  mypass mypassword naruto nascar natasha nathan nature naughty newyork nicholas nicole nintendo nirvana
  nissan nothing november october oliver online open opensesame orange oscar packers panther paradise parker
  pass passion passme passport passw passwd password passwords patricia patrick peace peaches peanut pepper
  perfect peter phantom phoenix phone photo photos picture pikachu pirate plant plants please pokemon police
  porsche power precious prince princess private pumpkin purple pussy qazwsx qazwsxedc queen qwer qwert
  qwerty qwertyu qwertyui qwertyuio qwertyuiop rabbit rachel racing raiders rainbow ranger rangers raven
  reagan rebecca red redsox remember richard robert robin rocket ronaldo root rosebud runner russia samantha
  sammy samsung samuel sandra saturday saturn school scooby scorpion scott secret secure security september
  server service sexy shadow shannon shelby sierra silver simple simpson simpsons skater skywalker slayer
  smile smith smokey snickers snoopy snow soccer sophia sophie sparky spider spiderman spirit spring squirt
  star stars startrek starwars steelers stella stephanie steven strong student success sugar summer sunday
  sunflower sunny sunset sunshine super superman supersecret superstar support sweet sweetheart sweetie
  swimming sydney system taylor teacher teddy temp temporary tennis teresa test tester testing testtest
  thanks this thomas thuglife thunder thursday tiffany tiger tigers tigger time tinker today topgun toyota
  travis tree trees trinity tristan trouble truelove trustno tuesday turtle tweety twilight tyler unicorn
  united user username vanessa veronica victor victoria victory viking vincent violet viper virginia volvo
  warcraft warrior warriors water wednesday welcome whatever white wildlife william williams willow wilson
  window windows winner winter wizard wolf wolfgang wolves wonder wordpass world xavier yamaha yankees
  yellow young zachary zaq zaqwsx zebra zombie zxcvb zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
);
